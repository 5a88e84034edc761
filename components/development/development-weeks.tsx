'use client';

import { useEffect, useReducer, useRef } from 'react';
import { DueDateForm } from '@/components/ui/due-date-form';
import { startSimulatedWait } from '@/lib/browser/simulated-wait';
import { storePregnancy, usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { checkDueDate } from '@/lib/pregnancy/check-due-date';
import { initialDueDateState, reduceDueDate } from '@/lib/pregnancy/due-date-state';
import { listTimelineWeeks } from '@/lib/weeks/list-timeline-weeks';
import type { WeekOverview } from '@/lib/weeks/list-week-overviews';
import { WeekCard } from './week-card';

const CALCULATION_WAIT_MS = 1_200;

/** The forty weeks: a plain index, and a calendar of one's own once the due date is known. */
export function DevelopmentWeeks({ overviews }: { overviews: WeekOverview[] }) {
  const today = useToday();
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceDueDate, initialDueDateState);
  const list = useRef<HTMLOListElement>(null);
  const wasAsked = useRef(false);
  const storedDueDate = known.status === 'known' ? (known.pregnancy?.dueDate ?? '') : undefined;

  useEffect(() => {
    if (storedDueDate !== undefined) dispatch({ type: 'opened', text: storedDueDate });
  }, [storedDueDate]);

  const submitted = state.status === 'calculating' ? state.text : undefined;
  useEffect(() => {
    if (!submitted) return;
    return startSimulatedWait(CALCULATION_WAIT_MS, () => {
      dispatch({ type: 'calculated' });
      storePregnancy({ dueDate: submitted });
      wasAsked.current = true;
    });
  }, [submitted]);

  const checked = storedDueDate && today ? checkDueDate(storedDueDate, today) : undefined;
  const times = checked && 'dueDate' in checked && today ? listTimelineWeeks(checked.dueDate, today) : undefined;
  const here = times?.find(({ isCurrent }) => isCurrent)?.week;
  useEffect(() => {
    // Only an answer to Show moves the page; a due date that was known already does not.
    if (!wasAsked.current || state.status === 'calculating' || !here) return;
    wasAsked.current = false;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [state.status, here]);

  return (
    <div data-island="development">
      <DueDateForm state={state} dispatch={dispatch} today={today} action="Show" waiting="Calculating your weeks..." />
      <p role="status" className="mt-4 min-h-7">
        {here && (
          <a href={`#week-${here}`} className="text-link">
            You are in week {here}
          </a>
        )}
        {times && !here && 'Your due date is set. None of these weeks is today.'}
      </p>
      <ol ref={list} className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {overviews.map((overview) => (
          <WeekCard key={overview.week} overview={overview} time={times?.find(({ week }) => week === overview.week)} />
        ))}
      </ol>
    </div>
  );
}
