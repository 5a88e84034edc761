import { formatNumber } from './format-number';
import { G_PER_OUNCE, OUNCES_PER_POUND } from './units';

/**
 * A weight in grams and ounces: whole grams, ounces with one decimal; from a pound on in pounds and whole ounces as well.
 * @example formatWeight(90) // { g: '90 g', oz: '3.2 oz' }
 * @example formatWeight(3617) // { g: '3,617 g', oz: '127.6 oz', lb: '8 lb 0 oz' }
 */
export function formatWeight(g: number): { g: string; oz: string; lb?: string } {
  const ounces = g / G_PER_OUNCE;
  const wholeOunces = Math.round(ounces);
  return {
    g: `${formatNumber(g)} g`,
    oz: `${formatNumber(ounces, 1)} oz`,
    ...(ounces >= OUNCES_PER_POUND && {
      lb: `${Math.floor(wholeOunces / OUNCES_PER_POUND)} lb ${wholeOunces % OUNCES_PER_POUND} oz`,
    }),
  };
}
