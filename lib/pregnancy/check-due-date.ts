import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { type DueDateRangeProblem, findDueDateProblem } from './find-due-date-problem';

/** Why a due date is not accepted. */
export type DueDateProblem = 'no-such-date' | DueDateRangeProblem;

/**
 * Reads a due date that was entered as such, yyyy-MM-dd. Accepted from 20 days ago to 280 days ahead, both included
 * (decisions, section 4).
 */
export function checkDueDate(text: string, today: Date): { dueDate: Date } | { problem: DueDateProblem } {
  const dueDate = parseCalendarDate(text);
  if (!dueDate) return { problem: 'no-such-date' };
  const problem = findDueDateProblem(dueDate, today);
  return problem ? { problem } : { dueDate };
}
