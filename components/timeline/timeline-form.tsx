import type { Dispatch } from 'react';
import { WhereYouAre } from '@/components/development/where-you-are';
import { DueDateForm } from '@/components/ui/due-date-form';
import type { DueDateAction, DueDateState } from '@/lib/pregnancy/due-date-state';
import { href } from '@/lib/site/href';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/timeline/timeline';
import { RegionField } from './region-field';

interface TimelineFormProps {
  state: DueDateState;
  dispatch: Dispatch<DueDateAction>;
  today: Date | undefined;
  /** The visitor's due date, once it is known and as long as its weeks are counted. */
  dueDate: Date | undefined;
  /** Whether the field holds something else. */
  isTyping: boolean;
}

/** Asks for the region and the due date, which make the timeline the visitor's own. */
export function TimelineForm({ state, dispatch, today, dueDate, isTyping }: TimelineFormProps) {
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,20rem)_32rem] [@media(scripting:none)]:hidden">
        <RegionField />
        <DueDateForm
          state={state}
          dispatch={dispatch}
          today={today}
          action={words.showDates}
          waiting={words.showDates}
        />
      </div>
      {/* Keeps the space of both lines before they appear. */}
      <div className="mt-2 mb-3 flex min-h-18 flex-wrap items-center gap-x-6 sm:min-h-11 [@media(scripting:none)]:hidden">
        <div role="status">
          {dueDate && today && !isTyping && (
            <WhereYouAre dueDate={dueDate} today={today} getWeekUrl={(week) => href(getWeekPath(week))} />
          )}
        </div>
      </div>
    </>
  );
}
