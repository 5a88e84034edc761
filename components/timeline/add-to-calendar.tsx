import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { useDevice } from '@/lib/browser/device';
import * as words from '@/words/timeline/timeline';
import { CalendarLinks } from './load-calendar-links';
import { SaveAnswer } from './save-answer';
import { type CalendarExport, CHOSEN } from './use-calendar-export';

interface AddToCalendarProps {
  dueDate: Date | undefined;
  calendar: CalendarExport;
  /** Asks for the due date, where the visitor can enter it. */
  onDueDateMissing: () => void;
}

/**
 * Everything chosen, in one calendar file, or one by one for calendars on the web, which comes first where the calendar of
 * the device opens no files.
 */
export function AddToCalendar({ dueDate, calendar, onDueDateMissing }: AddToCalendarProps) {
  const id = useId();
  const device = useDevice();
  const { groups, hasKeepLink, status, problem } = calendar.state;
  const isSaving = status === 'saving' && calendar.state.target === CHOSEN;
  const shownProblem = problem === 'no-due-date' && dueDate ? undefined : problem;
  const fileNote = device && device !== 'other' && words.fileNotes[device];

  function save() {
    if (isSaving) return;
    calendar.saveChosen();
    if (!dueDate && groups.length > 0) onDueDateMissing();
  }

  const ways = [
    <div key="file">
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
    </div>,
    <div key="links" className="mt-3">
      {dueDate && <CalendarLinks calendar={calendar} isOpen={device === 'android'} />}
    </div>,
  ];
  return (
    <>
      <p className="max-w-reading">{words.calendarIntro}</p>
      <fieldset className="mt-4" aria-describedby={`${id}-problem`}>
        <legend className="font-semibold">{words.whatToAdd}</legend>
        {calendar.offered.map((group) => (
          <Tick
            key={group}
            label={words.calendarGroups[group]}
            note={group === 'weeks' ? words.weeksNote : undefined}
            isTicked={groups.includes(group)}
            onToggle={() => calendar.toggle(group)}
          />
        ))}
      </fieldset>
      <div className="mt-2 border-line border-t pt-2">
        <Tick
          label={words.keepLink}
          note={words.keepLinkNote}
          isTicked={hasKeepLink}
          onToggle={calendar.toggleKeepLink}
        />
      </div>
      {fileNote && <p className="mt-3 max-w-reading text-sm">{fileNote}</p>}
      {device === 'android' ? ways.toReversed() : ways}
    </>
  );
}

interface TickProps {
  label: string;
  note: string | undefined;
  isTicked: boolean;
  onToggle: () => void;
}

function Tick({ label, note, isTicked, onToggle }: TickProps) {
  const noteId = useId();
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={onToggle}
          aria-describedby={note && noteId}
          className="tick-box"
        />
        {label}
      </label>
      {note && (
        <p id={noteId} className="max-w-reading pl-9 text-ink-soft text-sm">
          {note}
        </p>
      )}
    </>
  );
}
