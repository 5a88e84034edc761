'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { SupportLink } from '@/components/support/support-link';
import { DueDateForm } from '@/components/ui/due-date-form';
import { asWidget } from '@/components/ui/widget-boundary';
import { CALCULATION_WAIT_MS } from '@/lib/browser/simulated-wait';
import { useDueDateForm } from '@/lib/browser/use-due-date-form';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { groupByTrimester } from '@/lib/weeks/group-by-trimester';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import { listTimelineWeeks } from '@/lib/weeks/weeks';
import * as words from '@/words/development/weeks';
import { useWeekComparison } from './use-week-comparison';
import { WeekCard } from './week-card';
import { WhereYouAre } from './where-you-are';

interface DevelopmentWeeksProps {
  overviews: WeekOverview[];
  /** What leads into the list, between the form and the weeks. */
  children?: ReactNode;
}

/** The forty weeks: a plain index, and a calendar of one's own once the due date is known. */
export const DevelopmentWeeks = asWidget(function DevelopmentWeeks({ overviews, children }: DevelopmentWeeksProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = groupByTrimester(overviews);
  const wasAsked = useRef(false);
  const { state, dispatch, today, dueDate, isTyping } = useDueDateForm(CALCULATION_WAIT_MS, () => {
    wasAsked.current = true;
  });
  const isMounted = useIsMounted();
  const { opened, open, close } = useWeekComparison();
  const times = dueDate && today ? listTimelineWeeks(dueDate, today) : undefined;
  const here = times?.find(({ isCurrent }) => isCurrent)?.week;

  useEffect(() => {
    // Scrolls only after 'Show', not for a due date that was known before.
    if (!wasAsked.current || state.status === 'calculating') return;
    wasAsked.current = false;
    if (!here) return;
    const card = list.current?.querySelector<HTMLElement>('[aria-current]');
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [state.status, here]);

  return (
    <div data-island="development">
      <DueDateForm state={state} dispatch={dispatch} today={today} action={words.show} waiting={words.calculating} />
      {/* Keeps the space that a due date's line needs, so that the weeks below do not move. */}
      <div className="mt-4 flex min-h-18 flex-wrap items-center gap-x-6 sm:min-h-11">
        {!dueDate && <p>{words.orPick}</p>}
        <div role="status">{dueDate && today && !isTyping && <WhereYouAre dueDate={dueDate} today={today} />}</div>
        {dueDate && <SupportLink />}
      </div>
      {children}
      <div ref={list}>
        {groups.map(({ trimester, weeks }) => (
          <section key={trimester} aria-labelledby={`trimester-${trimester}`} className="mt-8">
            <h2 id={`trimester-${trimester}`}>{words.trimesters[trimester]}</h2>
            <p className="mt-1 text-ink-soft">{words.weeksOf(weeks[0]?.week ?? 0, weeks.at(-1)?.week ?? 0)}</p>
            <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {weeks.map((overview) => (
                <WeekCard
                  key={overview.week}
                  overview={overview}
                  time={times?.find(({ week }) => week === overview.week)}
                  onMore={isMounted ? () => open(overview.week) : undefined}
                  isLoading={opened?.week === overview.week && !opened.Part}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {opened?.Part && <opened.Part week={opened.week} onClose={close} />}
    </div>
  );
});
