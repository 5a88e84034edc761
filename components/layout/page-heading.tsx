import type { ReactNode } from 'react';

/** The title of a page with the sentence under it. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-8 pb-8 md:pt-14">
      <h1>{title}</h1>
      <p className="mt-4 max-w-reading text-ink-soft text-lg">{children}</p>
    </div>
  );
}
