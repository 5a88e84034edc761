import { formatNumber } from './format-number';
import { G_PER_OUNCE } from './units';

/**
 * A weight in grams and ounces: whole grams, ounces with one decimal.
 * @example formatWeight(90) // { g: '90 g', oz: '3.2 oz' }
 */
export function formatWeight(g: number): { g: string; oz: string } {
  return { g: `${formatNumber(g)} g`, oz: `${formatNumber(g / G_PER_OUNCE, 1)} oz` };
}
