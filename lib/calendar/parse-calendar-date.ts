import { isValid, parseISO } from 'date-fns';

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
