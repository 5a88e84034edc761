import { addDays } from 'date-fns';
import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { foldContentLines } from '@/lib/calendar/content-lines';
import { getAlarmLead, getSequence, getUid } from '@/lib/calendar/entry-rules';
import * as words from '@/words/timeline/calendar-file';
import { APPOINTMENT_HOURS, type CalendarEntry } from './calendar-event';
import { describeEntry, type EntryLinks, getEntryAddress } from './entry-address';

// The package accepts a timestamp for DTSTAMP, which is missing from its types.
type StampedEvent = EventAttributes & { timestamp: number };

/**
 * A calendar file (RFC 5545) of all-day events that do not block time, and of appointments at a time that do, in floating
 * local time.
 *
 * An event has the same UID in every file, also with another due date, so that a later import updates it instead of
 * adding a second one (docs/decisions/sharing.md, "Calendar files"); SEQUENCE and DTSTAMP grow with `now`. DTEND is the
 * day after the last. What has an alarm rings at 9:00 of the day before, unless that has passed.
 *
 * @param links What stands in the entries beside their texts.
 * @param name What calendars call the file's entries together.
 * @throws Error of the package when an event cannot be written.
 */
export function createCalendarFile(
  events: readonly CalendarEntry[],
  now: Date,
  links: EntryLinks,
  name: string = words.calendarName,
): string {
  const stamped: StampedEvent[] = events.map((event) => {
    const { id, title, start, end, isTimed = false, place, hasAlarm } = event;
    const lead = hasAlarm ? getAlarmLead(start, isTimed, now) : undefined;
    return {
      uid: getUid(id),
      title,
      description: describeEntry(event, links),
      url: getEntryAddress(event, links),
      ...(place && { location: place }),
      ...(isTimed ? getTimes(start) : getDays(start, end)),
      ...(lead && { alarms: [{ action: 'display', description: title, trigger: { ...lead, before: true } }] }),
      sequence: getSequence(now),
      timestamp: now.getTime(),
    };
  });
  const { error, value } = createEvents(stamped, { productId: words.productId, calName: name });
  if (value === null) throw error;
  return foldContentLines(value);
}

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
