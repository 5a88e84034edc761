import { languageTag } from '@/words/language';

const longDate = new Intl.DateTimeFormat(languageTag, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/**
 * A day as the visitor reads it, with its weekday. No line ends between the month and the day.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLongDate(new Date(2027, 5, 8)) // 'Tuesday, June\u00a08, 2027'
 */
export function formatLongDate(date: Date): string {
  return formatPlainLongDate(date).replace(/ (?=\d+,)/, '\u00a0');
}

/**
 * The same with plain spaces, for text that is shared or saved.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatPlainLongDate(new Date(2027, 5, 8)) // 'Tuesday, June 8, 2027'
 */
export function formatPlainLongDate(date: Date): string {
  return longDate.format(date);
}
