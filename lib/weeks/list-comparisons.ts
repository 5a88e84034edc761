import { comparisons } from '@/data/comparisons';
import type { CanadianSizeComparison } from '@/data/comparisons/types';

/** The Canadian things that are as long as the baby in a gestational week, the main one first; empty if none. */
export function listComparisons(week: number): CanadianSizeComparison[] {
  return comparisons.filter((comparison) => comparison.week === week);
}
