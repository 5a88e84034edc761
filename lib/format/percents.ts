import { languageTag } from '@/words/language';

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
