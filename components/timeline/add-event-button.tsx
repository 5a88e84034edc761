import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useDevice } from '@/lib/browser/device';
import * as words from '@/words/timeline/timeline';
import { EventLinks } from './load-calendar-links';
import { SaveAnswer } from './save-answer';
import type { CalendarExport } from './use-calendar-export';

interface AddEventButtonProps {
  /** Id of the calendar event. */
  id: string;
  /** The event's name, for screen readers. */
  title: string;
  calendar: CalendarExport;
}

/** Adds one event to a calendar: by a file, or by links, which come first where the calendar of the device opens no files. */
export function AddEventButton({ id, title, calendar }: AddEventButtonProps) {
  const linksId = useId();
  const answerId = useId();
  const [isOpen, setOpen] = useState(false);
  const areLinksFirst = useDevice() === 'android';
  const what = <span className="sr-only">{words.whatIsAdded(title)}</span>;
  const ways = [
    <Button key="file" look="quiet" aria-describedby={answerId} onClick={() => calendar.saveOne(id)}>
      {words.addToCalendar}
      {what}
    </Button>,
    <Button
      key="links"
      look="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? linksId : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {words.otherCalendars}
      {what}
    </Button>,
  ];
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">{areLinksFirst ? ways.toReversed() : ways}</div>
      {isOpen && (
        <div id={linksId}>
          <EventLinks id={id} calendar={calendar} />
        </div>
      )}
      <SaveAnswer id={answerId} state={calendar.state} target={id} />
    </div>
  );
}
