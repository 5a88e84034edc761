const withoutYear = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' });
const withYear = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', year: 'numeric' });

/**
 * A day as short as it can be read, for paper. The year stands only where it is asked for.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatShortDate(new Date(2027, 5, 8)) // 'Jun 8'
 */
export function formatShortDate(date: Date, hasYear = false): string {
  return (hasYear ? withYear : withoutYear).format(date);
}
