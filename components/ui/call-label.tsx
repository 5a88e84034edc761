import type { ReactNode } from 'react';

interface CallLabelProps {
  title: string;
  children: ReactNode;
}

/** What a button to call says: whom, and small below it the number or what it is. */
export function CallLabel({ title, children }: CallLabelProps) {
  return (
    <>
      <span className="text-wrap">{title}</span> <span className="text-wrap font-normal text-sm">{children}</span>
    </>
  );
}
