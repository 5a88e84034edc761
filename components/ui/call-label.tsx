import type { ReactNode } from 'react';

interface CallLabelProps {
  title: string;
  /** Whether the title may take more than one line. */
  wraps?: boolean;
  children: ReactNode;
}

/** What a button to call says: whom, and small below it the number or what it is. */
export function CallLabel({ title, wraps = false, children }: CallLabelProps) {
  return (
    <>
      <span className={wraps ? undefined : 'whitespace-nowrap'}>{title}</span>{' '}
      <span className="text-wrap font-normal text-sm">{children}</span>
    </>
  );
}
