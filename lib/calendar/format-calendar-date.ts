import { formatISO } from 'date-fns';

/**
 * Writes a local calendar day as `yyyy-MM-dd`, the reverse of `parseCalendarDate`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatCalendarDate(new Date(2027, 5, 8)) // '2027-06-08'
 */
export function formatCalendarDate(date: Date): string {
  return formatISO(date, { representation: 'date' });
}
