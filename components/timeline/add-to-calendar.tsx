import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { calendarGroups } from '@/data/calendar-groups';
import * as words from '@/words/timeline/timeline';
import { CalendarLinks } from './load-own-dates';
import { SaveAnswer } from './save-answer';
import { type CalendarExport, CHOSEN } from './use-calendar-export';

interface AddToCalendarProps {
  dueDate: Date | undefined;
  calendar: CalendarExport;
  /** Asks for the due date, where the visitor can enter it. */
  onDueDateMissing: () => void;
}

/** One calendar file with everything chosen, and the due date for calendars on the web. */
export function AddToCalendar({ dueDate, calendar, onDueDateMissing }: AddToCalendarProps) {
  const id = useId();
  const { groups, status, problem } = calendar.state;
  const isSaving = status === 'saving' && calendar.state.target === CHOSEN;
  const shownProblem = problem === 'no-due-date' && dueDate ? undefined : problem;

  function save() {
    if (isSaving) return;
    calendar.saveChosen();
    if (!dueDate && groups.length > 0) onDueDateMissing();
  }

  return (
    <>
      <p className="max-w-reading">{words.calendarIntro}</p>
      <fieldset className="mt-4" aria-describedby={`${id}-problem`}>
        <legend className="font-semibold">{words.whatToAdd}</legend>
        {calendarGroups.map((group) => (
          <label key={group} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={groups.includes(group)}
              onChange={() => calendar.toggle(group)}
              className="tick-box"
            />
            {words.calendarGroups[group]}
          </label>
        ))}
      </fieldset>
      <Button
        onClick={save}
        aria-describedby={`${id}-problem ${id}-answer`}
        // `aria-disabled`, as a disabled button loses focus.
        aria-disabled={isSaving}
        className="mt-3 w-full sm:w-auto"
      >
        <CalendarDaysIcon aria-hidden className="size-5" />
        {words.addToCalendar}
      </Button>
      <div role="alert">
        <FieldMessage id={`${id}-problem`} text={shownProblem && words.saveProblems[shownProblem]} />
      </div>
      <SaveAnswer id={`${id}-answer`} state={calendar.state} target={CHOSEN} />
      {dueDate && <CalendarLinks dueDate={dueDate} />}
    </>
  );
}
