const longDate = new Intl.DateTimeFormat('en-CA', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/**
 * A day as the visitor reads it, with its weekday, after which alone a line ends.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLongDate(new Date(2027, 5, 8)) // 'Tuesday, June\u00a08,\u00a02027'
 */
export function formatLongDate(date: Date): string {
  return formatPlainLongDate(date).replace(/ (?=\d)/g, '\u00a0');
}

/**
 * The same for a text that leaves the page, without spaces that do not break.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatPlainLongDate(new Date(2027, 5, 8)) // 'Tuesday, June 8, 2027'
 */
export function formatPlainLongDate(date: Date): string {
  return longDate.format(date);
}
