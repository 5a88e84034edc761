import { PACKING_WEEK, TRAVEL_WEEKS_SOONER } from '@/data/packing-rules';
import { isRecord, parseJson } from '@/lib/json/json';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { babyCounts, type PackingPlan } from './checklist';

/**
 * When to have the bag packed, in completed weeks: 36, sooner with more than one baby and for whoever must travel.
 * @example getPackingWeek({ babies: 2, mustTravel: true }) // 31
 */
export function getPackingWeek({ babies, mustTravel }: PackingPlan): number {
  return PACKING_WEEK[babies] - (mustTravel ? TRAVEL_WEEKS_SOONER : 0);
}

/** The first day of the packing week: that many weeks after the last period of this due date, a local calendar day. */
export function getPackingDay(dueDate: Date, plan: PackingPlan): Date {
  return getWeekStart(dueDate, getPackingWeek(plan));
}

/** One baby, no travelling: the default. */
export const defaultPackingPlan: PackingPlan = { babies: 1, mustTravel: false };

/** The text that is stored. */
export function serializePackingPlan({ babies, mustTravel }: PackingPlan): string {
  return JSON.stringify({ babies, mustTravel });
}

/** Reads what was stored; parts that cannot be read get their default. */
export function parsePackingPlan(text: string | null): PackingPlan {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return defaultPackingPlan;
  const { babies, mustTravel } = value;
  return {
    babies: babyCounts.find((count) => count === babies) ?? defaultPackingPlan.babies,
    mustTravel: mustTravel === true,
  };
}
