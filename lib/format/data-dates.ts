import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { languageTag } from '@/words/language';
import { formatDate } from './dates';
import { once } from './once';

const longMonth = once(() => new Intl.DateTimeFormat(languageTag, { year: 'numeric', month: 'long' }));

/**
 * A day of data/ as the visitor reads it.
 * @param day yyyy-MM-dd
 * @throws RangeError for a text that is no day.
 * @example formatDataDate('2027-06-08') // 'June 8, 2027'
 */
export function formatDataDate(day: string): string {
  return formatDate(readDay(day));
}

/**
 * The month of a day of data/ as the visitor reads it.
 * @param day yyyy-MM-dd
 * @throws RangeError for a text that is no day.
 * @example formatDataMonth('2027-06-08') // 'June 2027'
 */
export function formatDataMonth(day: string): string {
  return longMonth().format(readDay(day));
}

function readDay(day: string): Date {
  const date = parseCalendarDate(day);
  if (!date) throw new RangeError(`not a day: ${day}`);
  return date;
}
