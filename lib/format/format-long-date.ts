const longDate = new Intl.DateTimeFormat('en-CA', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/**
 * A day as the visitor reads it, with its weekday.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLongDate(new Date(2027, 5, 8)) // 'Tuesday, June 8, 2027'
 */
export function formatLongDate(date: Date): string {
  return longDate.format(date);
}
