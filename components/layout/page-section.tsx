import type { ReactNode } from 'react';

interface PageSectionProps {
  /** What stands behind the # of its address. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page of text. */
export function PageSection({ id, title, className = '', children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`mt-12 max-w-reading ${className}`}>
      <h2 id={`${id}-title`} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
