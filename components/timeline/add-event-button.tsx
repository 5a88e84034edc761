import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { CalendarEvent } from '@/lib/timeline/list-calendar-events';
import { SaveAnswer } from './save-answer';
import type { CalendarExport } from './use-calendar-export';

interface AddEventButtonProps {
  /** Undefined while no due date gives it a day. */
  event: CalendarEvent | undefined;
  calendar: CalendarExport;
}

/** Saves one event as a calendar file. */
export function AddEventButton({ event, calendar }: AddEventButtonProps) {
  const id = useId();
  if (!event) return null;
  return (
    <div className="print:hidden">
      <Button look="quiet" aria-describedby={id} onClick={() => calendar.save(event.id, [event], `${event.id}.ics`)}>
        Add to Calendar<span className="sr-only">: {event.title}</span>
      </Button>
      <SaveAnswer id={id} state={calendar.state} target={event.id} />
    </div>
  );
}
