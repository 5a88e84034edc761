import type { ReactNode } from 'react';

interface FoldProps {
  /** What an address leads to: `OpenAtHash` opens it. */
  id: string;
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of the page that opens under its title. Open without script and on paper (timer.css). */
export function Fold({ id, title, heading: Heading = 'h3', children }: FoldProps) {
  return (
    <details id={id} className="timer-fold group/fold scroll-mt-4 border-line border-b">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-control py-2 hover:text-spruce [&::-webkit-details-marker]:hidden">
        <Heading className="font-sans font-semibold text-base">{title}</Heading>
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-5 shrink-0 transition-transform group-open/fold:rotate-180"
        >
          <path d="m19.5 8.25-7.5 7.5-7.5-7.5" />
        </svg>
      </summary>
      <div className="space-y-3 pt-1 pb-5">{children}</div>
    </details>
  );
}
