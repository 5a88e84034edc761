import { languageTag } from '@/words/language';
import { counted } from '@/words/units';
import { once } from './once';

const formatters = new Map<number, Intl.NumberFormat>();

/**
 * A number as Canadians write it in English, rounded to at most `maximumDecimals` places (0 unless given).
 * @example formatNumber(14601600) // '14,601,600'
 */
export function formatNumber(value: number, maximumDecimals = 0): string {
  let formatter = formatters.get(maximumDecimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag, { maximumFractionDigits: maximumDecimals });
    formatters.set(maximumDecimals, formatter);
  }
  return formatter.format(value);
}

/** A noun as it stands beside a number: after 1 (in French after 0 too) and after any other. */
export interface CountForms {
  one: string;
  other: string;
}

const pluralRules = once(() => new Intl.PluralRules(languageTag));

/** The form of a noun that fits a count. Kinds of plural beyond 'one', such as the French 'many', take `other`. */
export function getCountForm(count: number, forms: CountForms): string {
  return pluralRules().select(count) === 'one' ? forms.one : forms.other;
}

/**
 * A whole number with what it counts.
 * @example formatCount(1, { one: 'day', other: 'days' }) // '1 day'
 */
export function formatCount(count: number, forms: CountForms): string {
  return counted(formatNumber(count), getCountForm(count, forms));
}
