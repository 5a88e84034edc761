import { languageTag } from '@/words/language';

const shortDate = new Intl.DateTimeFormat(languageTag, { year: 'numeric', month: 'long', day: 'numeric' });

/**
 * A day as the visitor reads it, without its weekday.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatDate(new Date(2027, 5, 8)) // 'June 8, 2027'
 */
export function formatDate(date: Date): string {
  return shortDate.format(date);
}

const withoutYear = new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric' });

const withYear = new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric', year: 'numeric' });

/**
 * A day as short as it can be read, for paper. The year stands only where it is asked for.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatShortDate(new Date(2027, 5, 8)) // 'Jun 8'
 */
export function formatShortDate(date: Date, hasYear = false): string {
  return (hasYear ? withYear : withoutYear).format(date);
}

const month = new Intl.DateTimeFormat(languageTag, { year: 'numeric', month: 'short' });

/**
 * The month of a day, short, for a scale.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatMonth(new Date(2027, 5, 8)) // 'Jun 2027'
 */
export function formatMonth(date: Date): string {
  const parts = month.formatToParts(date);
  const find = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value.replace('.', '') ?? '';
  return `${find('month')} ${find('year')}`;
}
