import { formatISO, isValid, parseISO } from 'date-fns';

/**
 * Reads a local day and time as `yyyy-MM-ddTHH:mm`, with `:ss` or `:ss.SSS` where there are any: the form of
 * date-and-time fields.
 * @returns undefined for any other text and for times that do not exist, such as those that the clock jumps over in
 * spring. In the night when clocks go back, the first of two equal times.
 * @example parseLocalDateTime('2027-06-08T03:12:40')
 */
export function parseLocalDateTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return undefined;
  const date = parseISO(text);
  // The parser moves a time that the clock jumps over, and 24:00, to a later one.
  const isReal = isValid(date) && formatLocalDateTime(date).startsWith(text.slice(0, 'yyyy-MM-ddTHH:mm'.length));
  return isReal ? date : undefined;
}

/**
 * Writes an instant as local day and time to the second, the reverse of `parseLocalDateTime`.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLocalDateTime(new Date(2027, 5, 8, 3, 12, 40)) // '2027-06-08T03:12:40'
 */
export function formatLocalDateTime(date: Date | number): string {
  return formatISO(date).slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
}
