import { languageTag } from '@/words/language';
import * as measures from '@/words/measures';
import { formatNumber } from './numbers';
import { once } from './once';

/** Exact, by definition. */
export const CM_PER_INCH = 2.54;

/** Rounded: 28.349523. */
export const G_PER_OUNCE = 28.35;

const OUNCES_PER_POUND = 16;

/**
 * An estimated count, rounded to tens of thousands, from a million on to tenths of millions. Never falls while the
 * count grows.
 * @example formatRoughCount(194_400) // '190,000'
 * @example formatRoughCount(7_862_400) // '7.9 million'
 */
export function formatRoughCount(count: number): string {
  const tenThousands = Math.round(count / 10_000) * 10_000;
  return tenThousands < 1_000_000 ? formatNumber(tenThousands) : measures.millions(formatNumber(count / 1_000_000, 1));
}

const whole = once(
  () => new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
);

const exact = once(() => new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'CAD' }));

/**
 * Canadian dollars as Canadians write them in English: whole, or with cents where there are some.
 * @example formatDollars(27500) // '$27,500'
 * @example formatDollars(679.75) // '$679.75'
 */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? whole().format(amount) : exact().format(amount);
}

/**
 * A length in centimetres and inches, one decimal each: babies of one week differ by more than a tenth of an inch.
 * @example formatLength(4.4) // { cm: '4.4 cm', inch: '1.7 in' }
 */
export function formatLength(cm: number): { cm: string; inch: string } {
  return { cm: measures.centimetres(formatNumber(cm, 1)), inch: measures.inches(formatNumber(cm / CM_PER_INCH, 1)) };
}

/**
 * A weight in whole grams, in kilograms with one decimal, and in pounds and whole ounces. Below a pound it is ounces
 * alone, to the half ounce: a whole one would be an eighth of the smallest weight shown.
 * @example formatWeight(100) // { g: '100 g', kg: '0.1 kg', imperial: '3.5 oz' }
 * @example formatWeight(3058) // { g: '3,058 g', kg: '3.1 kg', imperial: '6 lb 12 oz' }
 */
export function formatWeight(g: number): { g: string; kg: string; imperial: string } {
  return {
    g: measures.grams(formatNumber(g)),
    kg: measures.kilograms(formatNumber(g / 1000, 1)),
    imperial: formatImperial(g / G_PER_OUNCE),
  };
}

function formatImperial(ounces: number): string {
  const halfOunces = Math.round(ounces * 2) / 2;
  if (halfOunces < OUNCES_PER_POUND) return measures.ounces(formatNumber(halfOunces, 1));
  const wholeOunces = Math.round(ounces);
  const pounds = formatNumber(Math.floor(wholeOunces / OUNCES_PER_POUND));
  const rest = wholeOunces % OUNCES_PER_POUND;
  return rest === 0 ? measures.pounds(pounds) : measures.poundsAndOunces(pounds, formatNumber(rest));
}

/**
 * A number with exactly two decimals, such as the inches and ounces of the specified formula.
 * @example formatHundredths(6.3) // '6.30'
 */
export function formatHundredths(value: number): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/**
 * A percentage by itself; within a sentence the words write the sign.
 * @param percent 55 for 55%
 * @param decimals How many are written, also zeros.
 * @example formatPercent(55) // '55%'
 * @example formatPercent(2, 1) // '2.0%'
 */
export function formatPercent(percent: number, decimals = 0): string {
  const format = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(percent / 100);
}
