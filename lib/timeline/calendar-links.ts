import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { CalendarEvent } from './calendar-event';

/** Addresses that open an event in a calendar on the web, ready to be saved. */
interface CalendarLinks {
  google: string;
  outlook: string;
}

/**
 * Links that add an all-day event to Google Calendar and to Outlook on the web. They hold its title, days and
 * description. Both take the end as the day after the last one.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getCalendarLinks({ title, description, start, end }: CalendarEvent): CalendarLinks {
  const first = formatCalendarDate(start);
  const dayAfter = formatCalendarDate(addDays(end, 1));
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${first.replaceAll('-', '')}/${dayAfter.replaceAll('-', '')}`,
    details: description,
    trp: 'false',
  });
  // Outlook does not decode the plus signs of URLSearchParams to spaces.
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: first,
    enddt: dayAfter,
    allday: 'true',
    body: description,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${`${outlook}`.replaceAll('+', '%20')}`,
  };
}
