import { asLongAs, pictureForWeek } from '@/words/comparisons/lines';
import type { WeekOverview } from './week-overviews';

/**
 * A week's main comparison in a line of a list.
 * @example describeComparison({ comparison: { name: 'a Timbit' }, length: '4.9 cm' }) // 'As long as a Timbit'
 */
export function describeComparison({ comparison, length }: Pick<WeekOverview, 'comparison' | 'length'>): string {
  return length ? asLongAs(comparison) : pictureForWeek(comparison);
}
