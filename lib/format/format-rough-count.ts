import { formatNumber } from './format-number';

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
