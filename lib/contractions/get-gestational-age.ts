import { addDays } from 'date-fns';
import { PREGNANCY_DAYS } from '@/lib/pregnancy/constants';
import { getGestationalDays } from '@/lib/pregnancy/get-gestational-days';

/**
 * How far a pregnancy with this due date is on a day, in completed weeks and the days beyond them. The same as in
 * `describePregnancy`, without all else that follows from a due date: the timer has to load at once.
 */
export function getGestationalAge(dueDate: Date, today: Date): { weeks: number; days: number } {
  const days = getGestationalDays(addDays(dueDate, -PREGNANCY_DAYS), today);
  return { weeks: Math.floor(days / 7), days: days % 7 };
}
