import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import * as words from '@/words/dates';
import { languageTag } from '@/words/language';
import { once } from './once';

/**
 * A day as the visitor reads it, without its weekday.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatDate(new Date(2027, 5, 8)) // 'June 8, 2027'
 */
export function formatDate(date: Date): string {
  return words.date(getDateWords(date));
}

const withoutYear = once(() => new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric' }));

const withYear = once(() => new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric', year: 'numeric' }));

/**
 * A day as short as it can be read, for paper. The year stands only where it is asked for.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatShortDate(new Date(2027, 5, 8)) // 'Jun 8'
 */
export function formatShortDate(date: Date, hasYear = false): string {
  return words.shortDate(splitDate(hasYear ? withYear() : withoutYear(), date));
}

const month = once(() => new Intl.DateTimeFormat(languageTag, { year: 'numeric', month: 'short' }));

/**
 * The month of a day, short, for a scale.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatMonth(new Date(2027, 5, 8)) // 'Jun 2027'
 */
export function formatMonth(date: Date): string {
  return words.shortMonth(splitDate(month(), date));
}

const longDate = once(
  () =>
    new Intl.DateTimeFormat(languageTag, {
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    }),
);

/**
 * A day as the visitor reads it, with its weekday. No line ends between the month and the day.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatLongDate(new Date(2027, 5, 8)) // 'Tuesday, June\u00a08, 2027'
 */
export function formatLongDate(date: Date): string {
  return words.longDate(getDateWords(date));
}

/**
 * The same with plain spaces, for text that is shared or saved.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatPlainLongDate(new Date(2027, 5, 8)) // 'Tuesday, June 8, 2027'
 */
export function formatPlainLongDate(date: Date): string {
  return formatLongDate(date).replaceAll('\u00a0', ' ');
}

interface Days {
  /** First and last day, both included. */
  start: Date;
  end: Date;
}

/**
 * The parts of a range between which a line may end: its first and its last day, or the one day where both read the same.
 * @param format how a day is written
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listDateRangeParts({ start, end }: Days, format: (date: Date) => string = formatDate): string[] {
  const [first, last] = [format(start), format(end)];
  return first === last ? [first] : words.dateRange(first, last);
}

/**
 * From one day to another, or the one day where both read the same.
 * @param format how a day is written
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatDateRange({ start: new Date(2027, 5, 8), end: new Date(2027, 5, 14) }) // 'June 8, 2027 to June 14, 2027'
 */
export function formatDateRange(days: Days, format?: (date: Date) => string): string {
  return listDateRangeParts(days, format).join(' ');
}

/** A day in its words, as the language writes them. */
export interface DateWords {
  weekday: string;
  month: string;
  day: string;
  year: string;
}

/**
 * A day in its words, for layouts that place each of them separately.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getDateWords(new Date(2027, 5, 8)) // { weekday: 'Tuesday', month: 'June', day: '8', year: '2027' }
 */
export function getDateWords(date: Date): DateWords {
  return splitDate(longDate(), date);
}

/** The parts of a day that a format has; the others are empty. */
function splitDate(format: Intl.DateTimeFormat, date: Date): DateWords {
  const parts = format.formatToParts(date);
  const find = (type: keyof DateWords) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: find('weekday'), month: find('month'), day: find('day'), year: find('year') };
}

const longMonth = once(() => new Intl.DateTimeFormat(languageTag, { year: 'numeric', month: 'long' }));

/**
 * A day of data/ as the visitor reads it.
 * @param day yyyy-MM-dd
 * @throws RangeError for a text that is no day.
 * @example formatDataDate('2027-06-08') // 'June 8, 2027'
 */
export function formatDataDate(day: string): string {
  return formatDate(readDay(day));
}

/**
 * The month of a day of data/ as the visitor reads it.
 * @param day yyyy-MM-dd
 * @throws RangeError for a text that is no day.
 * @example formatDataMonth('2027-06-08') // 'June 2027'
 */
export function formatDataMonth(day: string): string {
  return longMonth().format(readDay(day));
}

function readDay(day: string): Date {
  const date = parseCalendarDate(day);
  if (!date) throw new RangeError(`not a day: ${day}`);
  return date;
}
