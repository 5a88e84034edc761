import { differenceInCalendarDays } from 'date-fns';

/**
 * Whole days of pregnancy on a day: 0 on the first day of the last period, 280 on the due date.
 * Counted in calendar days, so that clock changes do not matter; never below 0, and without an upper bound.
 */
export function getGestationalDays(lmpDate: Date, today: Date): number {
  return Math.max(0, differenceInCalendarDays(today, lmpDate));
}
