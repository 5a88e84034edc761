import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/find-care/paragraphs';
import type { AfterBirthTask } from '@/data/after-birth/papers';
import type { Statement } from '@/data/statement';
import * as words from '@/words/after-birth/papers-page';

interface PaperProps {
  task: AfterBirthTask;
  title: string;
  /** What its day means, or that it was not found. */
  day?: string | undefined;
  /** What holds in all of Canada. All but the first stand behind 'more', and all where the region has more to say. */
  statements: readonly Statement[];
  /** What is said of it in the region. */
  own?: readonly Statement[] | undefined;
  children?: ReactNode;
}

/**
 * One paper of a list. On /papers, lib/browser/light/papers shows its tick box, writes its date, and opens it where it is
 * the next one.
 */
export function Paper({ task, title, day, statements, own = [], children }: PaperProps) {
  const first = own.length > 0 ? own : statements.slice(0, 1);
  const others = own.length > 0 ? statements : statements.slice(1);
  return (
    <li data-paper={task} className="paper break-inside-avoid">
      <h3>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" hidden data-tick={task} className="tick-box" />
          <span data-title className="min-w-0">
            {title}
          </span>
        </label>
      </h3>
      <div data-paper-text className="grid gap-2">
        <p data-date className="font-semibold text-honey empty:hidden" />
        {day && (
          <p data-day className="text-ink-soft text-sm">
            {day}
          </p>
        )}
        <p data-where className="notice empty:hidden" />
        <Paragraphs statements={first} />
        {children}
        {others.length > 0 && (
          <More summary={words.more} isOnPaper={false}>
            <Paragraphs statements={others} />
          </More>
        )}
      </div>
    </li>
  );
}

interface MoreProps {
  summary: string;
  /** False for one that says nothing where all is open. */
  isOnPaper?: boolean;
  children: ReactNode;
}

/** What else there is to know of a paper. */
export function More({ summary, isOnPaper = true, children }: MoreProps) {
  return (
    <details data-more>
      <summary
        className={`inline-flex min-h-11 cursor-pointer items-center text-link text-sm ${isOnPaper ? '' : 'print:hidden'}`}
      >
        {summary}
      </summary>
      <div className="grid gap-2 pb-1">{children}</div>
    </details>
  );
}
