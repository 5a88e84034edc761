import { addDays, startOfDay } from 'date-fns';
import { CONCEPTION_DAY, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { assertValidDate } from '@/lib/calendar/calendar-date';
import { countDays } from '@/lib/calendar/count-days';

/** Completed weeks since the last period and the days beyond them (0 to 6). */
export interface GestationalAge {
  weeks: number;
  days: number;
}

/**
 * Whole days of pregnancy on a day: 0 on the first day of the last period, 280 on the due date.
 * Counted in calendar days, so that clock changes do not matter; never below 0, and without an upper bound.
 */
export function getGestationalDays(lmpDate: Date, today: Date): number {
  return Math.max(0, countDays(lmpDate, today));
}

/**
 * How far a pregnancy with this due date is on a day. Never below 0 weeks 0 days, and without an upper bound. All that
 * a page needs which has to load at once; `describePregnancy` says what else follows from a due date.
 * @throws RangeError 'Invalid time value' for an invalid due date.
 */
export function getGestationalAge(dueDate: Date, today: Date): GestationalAge {
  assertValidDate(dueDate);
  const days = Math.max(0, PREGNANCY_DAYS - countDays(today, dueDate));
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

/**
 * First day of a week of pregnancy: that many weeks since the last period began, so that week 0 starts with the period
 * and week 40 on the due date.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getWeekStart(new Date(2027, 5, 8), 12) // November 24, 2026
 */
export function getWeekStart(dueDate: Date, week: number): Date {
  assertValidDate(dueDate);
  return addDays(startOfDay(dueDate), week * 7 - PREGNANCY_DAYS);
}

/** The baby's age in weeks since conception: gestational weeks minus 2, at least 0. */
export function getWeeksSinceConception(gestationalWeeks: number): number {
  return Math.max(0, gestationalWeeks - CONCEPTION_DAY / 7);
}

/** How far 280 days have passed, in percent from 0 to 100; stays at 100 after the due date. */
export function getPregnancyProgress(gestationalDays: number): number {
  return Math.min(100, Math.max(0, (gestationalDays / PREGNANCY_DAYS) * 100));
}
