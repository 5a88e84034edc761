import { PACKING_WEEK, TRAVEL_WEEKS_SOONER } from './constants';
import type { PackingPlan } from './types';

/**
 * When to have the bag packed, in completed weeks: 36, sooner with more than one baby and for whoever must travel.
 * @example getPackingWeek({ babies: 2, mustTravel: true }) // 31
 */
export function getPackingWeek({ babies, mustTravel }: PackingPlan): number {
  return PACKING_WEEK[babies] - (mustTravel ? TRAVEL_WEEKS_SOONER : 0);
}
