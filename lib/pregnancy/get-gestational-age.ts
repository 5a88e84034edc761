import { getGestationalDays } from './get-gestational-days';
import { getWeekStart } from './get-week-start';
import type { GestationalAge } from './types';

/**
 * How far a pregnancy with this due date is on a day. Never below 0 weeks 0 days, and without an upper bound. All that
 * a page needs which has to load at once; `describePregnancy` says what else follows from a due date.
 * @throws RangeError 'Invalid time value' for an invalid due date.
 */
export function getGestationalAge(dueDate: Date, today: Date): GestationalAge {
  const days = getGestationalDays(getWeekStart(dueDate, 0), today);
  return { weeks: Math.floor(days / 7), days: days % 7 };
}
