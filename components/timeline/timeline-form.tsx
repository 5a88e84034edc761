import { type Dispatch, useEffect, useRef } from 'react';
import { WhereYouAre } from '@/components/development/where-you-are';
import { DueDateForm } from '@/components/ui/due-date-form';
import { closeKnownFacts, KnownFacts } from '@/components/ui/known-facts';
import type { ProvinceCode } from '@/data/provinces';
import { formatDate } from '@/lib/format/dates';
import type { DueDateAction, DueDateState } from '@/lib/pregnancy/due-date-state';
import { href } from '@/lib/site/href';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as regions from '@/words/regions';
import * as words from '@/words/timeline/timeline';
import * as known from '@/words/ui/known-facts';
import { RegionField } from './region-field';

interface TimelineFormProps {
  state: DueDateState;
  dispatch: Dispatch<DueDateAction>;
  today: Date | undefined;
  /** The visitor's due date, once what belongs to it is shown. */
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  /** Whether the weeks of the due date are no longer counted. */
  isOver: boolean;
  /** How often a due date was entered here. */
  entries: number;
}

/** Asks for the due date alone; once it is known, it is a line with the region, and the form opens from there. */
export function TimelineForm({ state, dispatch, today, dueDate, region, isOver, entries }: TimelineFormProps) {
  const facts = useRef<HTMLDetailsElement>(null);
  const isKnown = dueDate !== undefined;

  useEffect(() => {
    if (entries > 0 && isKnown) closeKnownFacts(facts.current);
  }, [entries, isKnown]);

  const form = (
    <DueDateForm state={state} dispatch={dispatch} today={today} action={words.showDates} waiting={words.showDates} />
  );
  if (!dueDate || !today) return <div className="mb-6 [@media(scripting:none)]:hidden">{form}</div>;
  return (
    <div className="mb-3">
      <KnownFacts ref={facts} facts={[known.due(formatDate(dueDate)), ...(region ? [regions.names[region]] : [])]}>
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,20rem)_32rem]">
          {form}
          {region && <RegionField />}
        </div>
      </KnownFacts>
      <div role="status">
        {!isOver && <WhereYouAre dueDate={dueDate} today={today} getWeekUrl={(week) => href(getWeekPath(week))} />}
      </div>
    </div>
  );
}
