const toTheMinute = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });
const toTheSecond = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/**
 * A local time of day as the visitor reads it.
 * @param hasSeconds to the second, for times that are compared with each other
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatTimeOfDay(new Date(2027, 5, 8, 3, 12)) // '3:12 a.m.'
 */
export function formatTimeOfDay(date: Date | number, hasSeconds = false): string {
  return (hasSeconds ? toTheSecond : toTheMinute).format(date).replace(/\s/g, ' ');
}
