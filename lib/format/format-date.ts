const shortDate = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'long', day: 'numeric' });

/**
 * A day as the visitor reads it, without its weekday.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatDate(new Date(2027, 5, 8)) // 'June 8, 2027'
 */
export function formatDate(date: Date): string {
  return shortDate.format(date);
}
