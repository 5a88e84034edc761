import { addDays } from 'date-fns';
import { formatCalendarDate } from './calendar-date';
import { foldContentLines, UID_HOST } from './content-lines';

/** An entry of one whole day. */
export interface DayEntry {
  /** The same in every file for the same thing, whatever its day: a second import moves the entry. */
  id: string;
  title: string;
  description: string;
  day: Date;
}

/** From the first moment of the day back to 9:00 of the day before. */
const DAY_BEFORE_AT_NINE = '-PT15H';

const MS_PER_MINUTE = 60_000;

/**
 * A calendar file (RFC 5545) of whole days that block no time, each with a reminder the day before at 9:00. For pages
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
    ...entries.flatMap(({ id, title, description, day }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${UID_HOST}`,
      `SUMMARY:${escapeText(title)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toDay(day)}`,
      `DTEND;VALUE=DATE:${toDay(addDays(day, 1))}`,
      `SEQUENCE:${Math.floor(now.getTime() / MS_PER_MINUTE)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${DAY_BEFORE_AT_NINE}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return foldContentLines(lines.join('\r\n'));
}

const toDay = (day: Date) => formatCalendarDate(day).replaceAll('-', '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
