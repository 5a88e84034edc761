import { isValid, parseISO } from 'date-fns';

/**
 * Reads a local day and time as `yyyy-MM-ddTHH:mm` or with `:ss`, the form of date-and-time fields.
 * @returns undefined for any other text and for times that do not exist. In the night when clocks go back, the first
 * of two equal times.
 * @example parseLocalDateTime('2027-06-08T03:12:40')
 */
export function parseLocalDateTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return undefined;
  const date = parseISO(text);
  return isValid(date) ? date : undefined;
}
