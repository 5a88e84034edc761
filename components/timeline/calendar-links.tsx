import { DayRange } from '@/components/ui/day-range';
import { Disclosure } from '@/components/ui/disclosure';
import { getSiteOrigin } from '@/lib/browser/platform';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { getKeepLink } from '@/lib/take-along/keep-link';
import type { CalendarEvent } from '@/lib/timeline/calendar-event';
import { listCalendarEvents } from '@/lib/timeline/calendar-events';
import * as words from '@/words/timeline/calendar-links';
import type { CalendarExport } from './use-calendar-export';
import { WebCalendarLinks } from './web-calendar-links';

interface EventLinksProps {
  /** Id of the calendar event. */
  id: string;
  calendar: CalendarExport;
}

/** One event for calendars on the web. */
export function EventLinks({ id, calendar }: EventLinksProps) {
  const event = useCalendarEvents(calendar).find((one) => one.id === id);
  if (!event) return null;
  return (
    <>
      <p className="text-ink-soft text-sm">{words.intro}</p>
      <Links event={calendar.selectOne(event)} calendar={calendar} />
    </>
  );
}

/** Everything chosen for calendars on the web, one by one. */
export function CalendarLinks({ calendar, isOpen }: { calendar: CalendarExport; isOpen: boolean }) {
  const events = useCalendarEvents(calendar).flatMap((event) => calendar.selectChosen(event) ?? []);
  return (
    <Disclosure summary={words.title} isOpen={isOpen}>
      <p className="max-w-reading text-ink-soft text-sm">{words.intro}</p>
      {events.length === 0 && <p className="mt-2">{words.none}</p>}
      <ul className="mt-2 divide-y divide-line border-line border-y empty:hidden">
        {events.map((event) => (
          <li key={event.id} className="gap-x-6 py-2 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
            <div>
              <p className="font-semibold">{event.title}</p>
              <p className="text-sm tabular-nums">
                <DayRange start={event.start} end={event.end} />
              </p>
            </div>
            <Links event={event} calendar={calendar} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useCalendarEvents({ dueDate, region }: CalendarExport): CalendarEvent[] {
  const own = useOwnAppointments();
  return dueDate ? listCalendarEvents(dueDate, region, own) : [];
}

function Links({ event, calendar }: { event: CalendarEvent; calendar: CalendarExport }) {
  const { dueDate, region, state } = calendar;
  const origin = getSiteOrigin();
  const keepLink = state.hasKeepLink && dueDate ? getKeepLink(origin, dueDate, region) : undefined;
  return <WebCalendarLinks entry={event} links={{ origin, keepLink }} />;
}
