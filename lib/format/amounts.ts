import { formatNumber } from './numbers';

/**
 * A count that is an estimate, with no more digits than it has to say: tens of thousands, from a million on tenths of
 * millions. It never falls while the count grows.
 * @example formatRoughCount(194_400) // '190,000'
 * @example formatRoughCount(7_862_400) // '7.9 million'
 */
export function formatRoughCount(count: number): string {
  const tenThousands = Math.round(count / 10_000) * 10_000;
  return tenThousands < 1_000_000 ? formatNumber(tenThousands) : `${formatNumber(count / 1_000_000, 1)}\u00a0million`;
}

const whole = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

const exact = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/**
 * Canadian dollars as Canadians write them in English: whole, or with cents where there are some.
 * @example formatDollars(27500) // '$27,500'
 * @example formatDollars(679.75) // '$679.75'
 */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : exact.format(amount);
}

/**
 * A length in centimetres and inches, one decimal each: a tenth of an inch is finer than babies of one week are alike.
 * @example formatLength(4.4) // { cm: '4.4 cm', inch: '1.7 in' }
 */
export function formatLength(cm: number): { cm: string; inch: string } {
  return { cm: `${formatNumber(cm, 1)} cm`, inch: `${formatNumber(cm / CM_PER_INCH, 1)} in` };
}

/**
 * A weight in whole grams, in kilograms with one decimal, and in pounds and whole ounces. Below a pound it is ounces
 * alone, to the half ounce: a whole one would be an eighth of the smallest weight shown.
 * @example formatWeight(100) // { g: '100 g', kg: '0.1 kg', imperial: '3.5 oz' }
 * @example formatWeight(3058) // { g: '3,058 g', kg: '3.1 kg', imperial: '6 lb 12 oz' }
 */
export function formatWeight(g: number): { g: string; kg: string; imperial: string } {
  return {
    g: `${formatNumber(g)} g`,
    kg: `${formatNumber(g / 1000, 1)} kg`,
    imperial: formatImperial(g / G_PER_OUNCE),
  };
}

function formatImperial(ounces: number): string {
  const halfOunces = Math.round(ounces * 2) / 2;
  if (halfOunces < OUNCES_PER_POUND) return `${formatNumber(halfOunces, 1)} oz`;
  const wholeOunces = Math.round(ounces);
  const pounds = `${Math.floor(wholeOunces / OUNCES_PER_POUND)} lb`;
  return wholeOunces % OUNCES_PER_POUND === 0 ? pounds : `${pounds} ${wholeOunces % OUNCES_PER_POUND} oz`;
}

/** Imperial units in their metric equivalents (specification, section 9). */
export const CM_PER_INCH = 2.54;

export const G_PER_OUNCE = 28.35;

const OUNCES_PER_POUND = 16;
