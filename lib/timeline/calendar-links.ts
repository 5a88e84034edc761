import { addDays, addHours, format } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { APPOINTMENT_HOURS, type CalendarEntry } from './calendar-event';
import { describeEntry, type EntryLinks } from './entry-address';

/** Addresses that open an event in a calendar on the web, ready to be saved. */
export interface CalendarLinks {
  google: string;
  outlook: string;
}

/**
 * Links that add an event to Google Calendar and to Outlook on the web. They hold what a file would, but no alarm: there
 * is no way to ask for one. Both take the end of an all-day event as the day after the last one, and a time without a
 * zone as one of the visitor's own.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getCalendarLinks(entry: CalendarEntry, links: EntryLinks): CalendarLinks {
  const { title, start, end, isTimed, place } = entry;
  const text = describeEntry(entry, links);
  const [first, last] = isTimed
    ? [formatTime(start), formatTime(addHours(start, APPOINTMENT_HOURS))]
    : [formatCalendarDate(start), formatCalendarDate(addDays(end, 1))];
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${first}/${last}`.replace(/[-:]/g, ''),
    details: text,
    ...(place && { location: place }),
    trp: isTimed ? 'true' : 'false',
  });
  // Outlook does not decode the plus signs of URLSearchParams to spaces.
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: first,
    enddt: last,
    allday: isTimed ? 'false' : 'true',
    body: text,
    ...(place && { location: place }),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${`${outlook}`.replaceAll('+', '%20')}`,
  };
}

const formatTime = (time: Date) => format(time, "yyyy-MM-dd'T'HH:mm:ss");
