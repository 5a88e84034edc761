import { getGestationalAge } from '@/lib/pregnancy/get-gestational-age';
import { FIRST_WEEK, LAST_WEEK } from '@/lib/weeks/constants';

/** The week in which the timeline opens: the calculator's, but week 1 before it and week 40 after it. */
export function getTimelineWeek(dueDate: Date, today: Date): number {
  return Math.min(LAST_WEEK, Math.max(FIRST_WEEK, getGestationalAge(dueDate, today).weeks));
}
