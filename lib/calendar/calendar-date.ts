import { formatISO, isValid, parseISO } from 'date-fns';

/**
 * Reads a calendar day written as `yyyy-MM-dd`, the form of date fields, links and stored values.
 * @returns Local midnight of that day, never an instant in another zone; undefined for any other text and for days
 * that do not exist, such as 2027-02-30.
 * @example parseCalendarDate('2027-06-08') // June 8, 2027, 00:00 local time
 */
export function parseCalendarDate(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = parseISO(text);
  return isValid(date) ? date : undefined;
}

/**
 * Writes a local calendar day as `yyyy-MM-dd`, the reverse of `parseCalendarDate`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatCalendarDate(new Date(2027, 5, 8)) // '2027-06-08'
 */
export function formatCalendarDate(date: Date): string {
  return formatISO(date, { representation: 'date' });
}

/**
 * Refuses a `Date` that holds no time.
 * @throws RangeError 'Invalid time value', the same error that formatting such a date gives.
 */
export function assertValidDate(date: Date): void {
  if (!isValid(date)) throw new RangeError('Invalid time value');
}
