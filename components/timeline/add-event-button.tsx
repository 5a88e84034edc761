import { useId } from 'react';
import { Button } from '@/components/ui/button';
import * as words from '@/words/timeline/timeline';
import { SaveAnswer } from './save-answer';
import type { CalendarExport } from './use-calendar-export';

interface AddEventButtonProps {
  /** Id of the calendar event. */
  id: string;
  /** The event's name, for screen readers. */
  title: string;
  calendar: CalendarExport;
}

/** Saves one event as a calendar file. */
export function AddEventButton({ id, title, calendar }: AddEventButtonProps) {
  const answerId = useId();
  return (
    <>
      <Button look="quiet" aria-describedby={answerId} onClick={() => calendar.saveOne(id)}>
        {words.addToCalendar}
        <span className="sr-only">{words.whatIsAdded(title)}</span>
      </Button>
      <SaveAnswer id={answerId} state={calendar.state} target={id} />
    </>
  );
}
