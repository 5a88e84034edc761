// Every page with a widget loads this file. Reading and writing one form of date needs less than a tenth of date-fns'
// `parseISO` and `formatISO`, which know all of ISO 8601.

/**
 * Reads a calendar day written as `yyyy-MM-dd`, the form of date fields, links and stored values.
 * @returns Local midnight of that day, never an instant in another zone; undefined for any other text and for days
 * that do not exist, such as 2027-02-30.
 * @example parseCalendarDate('2027-06-08') // June 8, 2027, 00:00 local time
 */
export function parseCalendarDate(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(0);
  // The constructor would take years before 100 for years of the 20th century.
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  date.setHours(0, 0, 0, 0);
  // A day that does not exist has become one of the next month.
  return date.getMonth() === Number(month) - 1 ? date : undefined;
}

/**
 * Writes a local calendar day as `yyyy-MM-dd`, the reverse of `parseCalendarDate`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatCalendarDate(new Date(2027, 5, 8)) // '2027-06-08'
 */
export function formatCalendarDate(date: Date): string {
  assertValidDate(date);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}

/**
 * Refuses a `Date` that holds no time.
 * @throws RangeError 'Invalid time value', the same error that formatting such a date gives.
 */
export function assertValidDate(date: Date): void {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
}
