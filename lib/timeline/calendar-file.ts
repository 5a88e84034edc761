import { addDays } from 'date-fns';
import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { foldContentLines, UID_HOST } from '@/lib/calendar/content-lines';
import * as words from '@/words/timeline/calendar-file';
import type { CalendarEntry } from './calendar-event';

const MS_PER_MINUTE = 60_000;

// The package accepts a timestamp for DTSTAMP, which is missing from its types.
type StampedEvent = EventAttributes & { timestamp: number };

/**
 * A calendar file (RFC 5545) of all-day events that do not block time, and of appointments at a time that do, in floating
 * local time.
 *
 * An event has the same UID in every file, also with another due date, so that a later import updates it instead of
 * adding a second one (docs/decisions/sharing.md, "Calendar files"); SEQUENCE (minutes since 1970) and DTSTAMP grow
 * with `now`. DTEND is the day after the last.
 *
 * @param name What calendars call the file's entries together.
 * @throws Error of the package when an event cannot be written.
 */
export function createCalendarFile(
  events: readonly CalendarEntry[],
  now: Date,
  name: string = words.calendarName,
): string {
  const stamped: StampedEvent[] = events.map(({ id, title, description, start, end, isTimed, place }) => ({
    uid: `${id}@${UID_HOST}`,
    title,
    description,
    ...(place && { location: place }),
    ...(isTimed ? getTimes(start) : getDays(start, end)),
    sequence: Math.floor(now.getTime() / MS_PER_MINUTE),
    timestamp: now.getTime(),
  }));
  const { error, value } = createEvents(stamped, { productId: words.productId, calName: name });
  if (value === null) throw error;
  return foldContentLines(value);
}

/** How long an appointment stands in the calendar, as nobody enters its end. Our own choice. */
const APPOINTMENT_HOURS = 1;

function getTimes(start: Date) {
  return {
    start: [...toDateArray(start), start.getHours(), start.getMinutes()] as DateTime,
    startInputType: 'local',
    startOutputType: 'local',
    duration: { hours: APPOINTMENT_HOURS },
    transp: 'OPAQUE',
    busyStatus: 'BUSY',
  } as const;
}

function getDays(start: Date, end: Date) {
  return {
    start: toDateArray(start),
    end: toDateArray(addDays(end, 1)),
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  } as const;
}

type Day = [year: number, month: number, day: number];

function toDateArray(date: Date): Day {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()];
}
