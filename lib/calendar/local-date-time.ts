import { formatISO, isValid, parseISO } from 'date-fns';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Reads a local day and time as `yyyy-MM-ddTHH:mm`, with `:ss` or `:ss.SSS` where there are any: the form of
 * date-and-time fields.
 * @returns the instants (ms) at which clocks show it, in order: two in the hour that they repeat in autumn, none in the
 * hour that they jump over in spring, and none for any other text.
 * @example parseLocalDateTime('2027-06-08T03:12:40')
 */
export function parseLocalDateTime(text: string): number[] {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return [];
  const read = parseISO(text).getTime();
  // Of two equal times the parser gives one. It moves a time that the clock jumps over, and 24:00, to a later one.
  const offsetMinutes = (time: number) => new Date(time).getTimezoneOffset();
  const shiftMs = (offsetMinutes(read + DAY_MS) - offsetMinutes(read - DAY_MS)) * 60_000;
  const isShown = (time: number) =>
    isValid(time) && formatLocalDateTime(time).startsWith(text.slice(0, 'yyyy-MM-ddTHH:mm'.length));
  return [...new Set([read - shiftMs, read, read + shiftMs])].filter(isShown);
}

/**
 * Writes an instant as local day and time to the second, the reverse of `parseLocalDateTime`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLocalDateTime(new Date(2027, 5, 8, 3, 12, 40)) // '2027-06-08T03:12:40'
 */
export function formatLocalDateTime(date: Date | number): string {
  return formatISO(date).slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
}
