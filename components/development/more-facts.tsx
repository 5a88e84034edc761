import type { ReactNode } from 'react';
import { ofPart } from '@/words/development/week-page';

interface MoreFactsProps {
  /** What opens the rest, as '3 more'. */
  summary: string;
  /** What the facts are about, for whoever hears the line alone. */
  about?: string;
  children: ReactNode;
}

/** The rest of a list, behind words that look like a link. On paper it is open. */
export function MoreFacts({ summary, about, children }: MoreFactsProps) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-link group-open/more:mb-2 print:hidden [&::-webkit-details-marker]:hidden">
        {summary}
        {about && <span className="sr-only">{ofPart(about)}</span>}
      </summary>
      {children}
    </details>
  );
}
