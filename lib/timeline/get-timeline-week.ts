import { getGestationalDays } from '@/lib/pregnancy/get-gestational-days';
import { FIRST_WEEK, LAST_WEEK } from '@/lib/weeks/constants';
import { getWeekStart } from './get-week-start';

/** The week in which the timeline opens: the calculator's, but week 1 before it and week 40 after it. */
export function getTimelineWeek(dueDate: Date, today: Date): number {
  const weeks = Math.floor(getGestationalDays(getWeekStart(dueDate, 0), today) / 7);
  return Math.min(LAST_WEEK, Math.max(FIRST_WEEK, weeks));
}
