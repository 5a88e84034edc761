import { ChevronDownIcon, ChevronRightIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { getWhenToCallPath } from '@/lib/weeks/sign-bands';
import { line as words } from '@/words/when-to-call';

const edge = 'rounded-card border-2 border-maple bg-card';
const row = 'flex min-h-15 items-center gap-3 px-4 py-2 hover:bg-mist sm:px-6 print:px-0';

interface SomethingWrongProps {
  /** Completed weeks, or 'after-birth'; absent while neither is known. */
  stage?: number | 'after-birth' | undefined;
  /** Where the line leads, instead of to its own band of the page of when to call. */
  path?: string;
}

/** The one red-edged line that means 'when to call', wherever it stands: it leads to the list. Not on paper. */
export function SomethingWrong({ stage, path = getWhenToCallPath(stage) }: SomethingWrongProps) {
  return (
    <SiteLink path={path} className={`${edge} ${row} print:hidden`}>
      <LineText stage={stage} />
      <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  );
}

interface SomethingWrongListProps {
  stage: number | 'after-birth';
  /** Level of the line's heading. */
  heading?: 'h2' | 'h3';
  /** The whole list of that stage. */
  children: ReactNode;
}

/** The same line where it opens its list in place. On paper it is open. */
export function SomethingWrongList({ stage, heading: Heading = 'h3', children }: SomethingWrongListProps) {
  return (
    <details className={`group/call ${edge} print:border-0`}>
      <summary className={`cursor-pointer list-none rounded-card [&::-webkit-details-marker]:hidden ${row}`}>
        <Heading className="contents font-sans text-base">
          <LineText stage={stage} />
        </Heading>
        <ChevronDownIcon
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open/call:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-4 pt-2 pb-5 sm:px-6 print:p-0">{children}</div>
    </details>
  );
}

function LineText({ stage }: Pick<SomethingWrongProps, 'stage'>) {
  return (
    <>
      <PhoneIcon aria-hidden className="size-6 shrink-0 text-maple print:hidden" />
      <span className="grow font-semibold leading-snug">
        {words.title} <span className="block font-normal text-ink-soft text-sm">{getNote(stage)}</span>
      </span>
    </>
  );
}

function getNote(stage: SomethingWrongProps['stage']): string {
  if (stage === undefined) return words.whenToCall;
  return stage === 'after-birth' ? words.afterBirth : words.inWeek(stage);
}
