import { addDays } from 'date-fns';
import { formatCalendarDate } from './calendar-date';
import { foldContentLines } from './content-lines';
import { addAddress, getAlarmLead, getSequence, getUid } from './entry-rules';

/** An entry of one whole day. */
export interface DayEntry {
  /** The same in every file for the same thing, whatever its day: a second import moves the entry. */
  id: string;
  title: string;
  description: string;
  /** Of its page. */
  address: string;
  day: Date;
}

/**
 * A calendar file (RFC 5545) of whole days that block no time, each with an alarm the day before at 9:00. For pages
 * without React, which have no room for the `ics` package of lib/timeline/calendar-file.
 * @param productId Who made the file.
 * @param name What calendars call its entries together.
 */
export function createDayFile(entries: readonly DayEntry[], now: Date, productId: string, name: string): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${productId}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, title, description, address, day }) => [
      'BEGIN:VEVENT',
      `UID:${getUid(id)}`,
      `SUMMARY:${escapeText(title)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toDay(day)}`,
      `DTEND;VALUE=DATE:${toDay(addDays(day, 1))}`,
      `SEQUENCE:${getSequence(now)}`,
      `DESCRIPTION:${escapeText(addAddress(description, address))}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      ...listAlarmLines(title, day, now),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return foldContentLines(lines.join('\r\n'));
}

function listAlarmLines(title: string, day: Date, now: Date): string[] {
  const lead = getAlarmLead(day, false, now);
  if (!lead) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${lead.hours}H${lead.minutes ? `${lead.minutes}M` : ''}`,
    'END:VALARM',
  ];
}

const toDay = (day: Date) => formatCalendarDate(day).replaceAll('-', '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
