import type { ReactNode, Ref } from 'react';
import * as words from '@/words/ui/known-facts';

interface KnownFactsProps {
  /** What is known, each in a few words, such as `words.due(...)` or the name of a region. */
  facts: string[];
  /** What the line says while nothing of it is known. */
  question?: string;
  /** The form that changes it, which opens below. */
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

/** What the visitor has entered already, as one line with the way to change it: never a form that is filled in. */
export function KnownFacts({ facts, question, children, ref }: KnownFactsProps) {
  return (
    <details ref={ref} className="print:hidden [@media(scripting:none)]:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-1.5 rounded-control [&::-webkit-details-marker]:hidden">
        {facts.length > 0 ? (
          <>
            <span className="font-semibold text-spruce">{words.join(facts)}</span>
            <span className="text-link">{words.change}</span>
          </>
        ) : (
          <span className="text-link">{question}</span>
        )}
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}

/** Closes the form once it has been answered. The focus was in it, and goes to its line. */
export function closeKnownFacts(line: HTMLDetailsElement | null): void {
  if (!line) return;
  line.open = false;
  line.querySelector('summary')?.focus();
}
