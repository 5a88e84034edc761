import { differenceInCalendarDays } from 'date-fns';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from './constants';

/** Why a due date is not accepted. */
export type DueDateProblem = 'no-such-date' | 'due-date-too-long-ago' | 'due-date-too-far-ahead';

/**
 * Reads a due date that was entered as such, yyyy-MM-dd. Accepted from 20 days ago to 280 days ahead, both included
 * (decisions, section 4).
 */
export function checkDueDate(text: string, today: Date): { dueDate: Date } | { problem: DueDateProblem } {
  const dueDate = parseCalendarDate(text);
  if (!dueDate) return { problem: 'no-such-date' };
  const daysAhead = differenceInCalendarDays(dueDate, today);
  if (daysAhead < -DUE_DATE_MAX_DAYS_AGO) return { problem: 'due-date-too-long-ago' };
  return daysAhead > DUE_DATE_MAX_DAYS_AHEAD ? { problem: 'due-date-too-far-ahead' } : { dueDate };
}
