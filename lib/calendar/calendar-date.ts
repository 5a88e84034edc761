import { formatISO, isValid } from 'date-fns';

/**
 * Reads a calendar day written as `yyyy-MM-dd`, the form of date fields, links and stored values. Without date-fns, whose
 * parser of all ISO forms would be half of the script that runs on every page.
 * @returns Local midnight of that day, never an instant in another zone; undefined for any other text and for days
 * that do not exist, such as 2027-02-30.
 * @example parseCalendarDate('2027-06-08') // June 8, 2027, 00:00 local time
 */
export function parseCalendarDate(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(0);
  // The constructor would take a year below 100 for one of the 20th century.
  date.setFullYear(year, month - 1, day);
  date.setHours(0, 0, 0, 0);
  // A day that does not exist is counted on into another month.
  return date.getMonth() === month - 1 ? date : undefined;
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
