import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';

/** How many weeks a strip of weeks shows at once. */
const NEARBY_WEEKS = 5;

/**
 * The week and those around it that have a page, for a strip of weeks: always five, the week in the middle but near
 * both ends.
 * @example listNearbyWeeks(28) // [26, 27, 28, 29, 30]
 * @example listNearbyWeeks(1) // [1, 2, 3, 4, 5]
 */
export function listNearbyWeeks(week: number): number[] {
  const middle = Math.floor(NEARBY_WEEKS / 2);
  const first = Math.min(Math.max(FIRST_WEEK, week - middle), LAST_WEEK - NEARBY_WEEKS + 1);
  return Array.from({ length: NEARBY_WEEKS }, (_, index) => first + index);
}
