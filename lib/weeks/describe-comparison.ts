import { asLongAs, pictureForWeek } from '@/words/comparisons/lines';
import type { WeekOverview } from './week-overviews';

/**
 * A week's main comparison in a line of a list.
 * @example describeComparison({ comparison: { name: 'a Timbit' }, hasSize: true }) // 'As long as a Timbit'
 */
export function describeComparison({ comparison, hasSize }: Pick<WeekOverview, 'comparison' | 'hasSize'>): string {
  return hasSize ? asLongAs(comparison) : pictureForWeek(comparison);
}
