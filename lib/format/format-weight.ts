import { formatNumber } from './format-number';
import { G_PER_OUNCE, OUNCES_PER_POUND } from './units';

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
