import { comparisons } from '@/data/comparisons';
import type { CanadianSizeComparison } from '@/data/comparisons/types';
import { hasLength } from './fetal-size';

/** The Canadian things that are as long as the baby in a gestational week, the main one first; empty if none. */
export function listComparisons(week: number): CanadianSizeComparison[] {
  return comparisons.filter((comparison) => comparison.week === week);
}

/** What stands above the comparisons of a completed gestational week. */
export function getComparisonHeading(week: number, comparisonCount: number): string {
  if (hasLength(week)) return 'Your baby is the size of...';
  return comparisonCount === 1 ? 'A picture for this week' : 'Pictures for this week';
}
