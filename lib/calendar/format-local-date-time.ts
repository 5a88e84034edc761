import { formatISO } from 'date-fns';

/**
 * Writes an instant as local day and time to the second, the reverse of `parseLocalDateTime`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLocalDateTime(new Date(2027, 5, 8, 3, 12, 40)) // '2027-06-08T03:12:40'
 */
export function formatLocalDateTime(date: Date | number): string {
  return formatISO(date).slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
}
