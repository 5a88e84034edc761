import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from './dates';

/**
 * A day of data/ as the visitor reads it.
 * @param day yyyy-MM-dd
 * @throws RangeError for a text that is no day.
 * @example formatDataDate('2027-06-08') // 'June 8, 2027'
 */
export function formatDataDate(day: string): string {
  const date = parseCalendarDate(day);
  if (!date) throw new RangeError(`not a day: ${day}`);
  return formatDate(date);
}
