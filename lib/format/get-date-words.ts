import { languageTag } from '@/words/language';

const fullDate = new Intl.DateTimeFormat(languageTag, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

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
  const parts = fullDate.formatToParts(date);
  const find = (type: keyof DateWords) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: find('weekday'), month: find('month'), day: find('day'), year: find('year') };
}
