import { getWeekStart } from '@/lib/pregnancy/get-week-start';
import { getPackingWeek } from './get-packing-week';
import type { PackingPlan } from './types';

/** The first day of the packing week: that many weeks after the last period of this due date, a local calendar day. */
export function getPackingDay(dueDate: Date, plan: PackingPlan): Date {
  return getWeekStart(dueDate, getPackingWeek(plan));
}
