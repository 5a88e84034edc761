import { addWeeks, startOfDay, subDays } from 'date-fns';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';
import { PREGNANCY_DAYS } from '@/lib/pregnancy/constants';

/**
 * First day of a week of pregnancy: that many weeks since the last period began, so that week 40 starts on the due
 * date.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getWeekStart(new Date(2027, 5, 8), 12) // November 24, 2026
 */
export function getWeekStart(dueDate: Date, week: number): Date {
  assertValidDate(dueDate);
  return addWeeks(subDays(startOfDay(dueDate), PREGNANCY_DAYS), week);
}
