import { hasLength } from './has-length';

/** What stands above the comparisons of a completed gestational week. */
export function getComparisonHeading(week: number, comparisonCount: number): string {
  if (hasLength(week)) return 'Your baby is the size of...';
  return comparisonCount === 1 ? 'A picture for this week' : 'Pictures for this week';
}
