import { addDays, startOfDay } from 'date-fns';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';
import { PREGNANCY_DAYS } from './constants';

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
