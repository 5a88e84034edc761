import { dateRange } from '@/words/date-ranges';
import { formatDate } from './dates';

interface Days {
  /** First and last day, both included. */
  start: Date;
  end: Date;
}

/**
 * The parts of a range between which a line may end: its first and its last day, or the one day where both read the same.
 * @param format how a day is written
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listDateRangeParts({ start, end }: Days, format: (date: Date) => string = formatDate): string[] {
  const [first, last] = [format(start), format(end)];
  return first === last ? [first] : dateRange(first, last);
}

/**
 * From one day to another, or the one day where both read the same.
 * @param format how a day is written
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatDateRange({ start: new Date(2027, 5, 8), end: new Date(2027, 5, 14) }) // 'June 8, 2027 to June 14, 2027'
 */
export function formatDateRange(days: Days, format?: (date: Date) => string): string {
  return listDateRangeParts(days, format).join(' ');
}
