import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { countDays } from '@/lib/calendar/count-days';

/** Why a due date cannot be of a pregnancy that goes on. */
export type DueDateRangeProblem = 'due-date-too-long-ago' | 'due-date-too-far-ahead';

/**
 * What is wrong with a due date on the day of `today`. Nothing from 20 days ago to 280 days ahead, both included
 * (docs/decisions/dates.md, "Accepted dates"): outside them the pregnancy is over, or has not begun.
 */
export function findDueDateProblem(dueDate: Date, today: Date): DueDateRangeProblem | undefined {
  const daysAhead = countDays(today, dueDate);
  if (daysAhead < -DUE_DATE_MAX_DAYS_AGO) return 'due-date-too-long-ago';
  return daysAhead > DUE_DATE_MAX_DAYS_AHEAD ? 'due-date-too-far-ahead' : undefined;
}

/** Why a due date is not accepted. */
export type DueDateProblem = 'no-such-date' | DueDateRangeProblem;

/**
 * Reads a due date that was entered as such, yyyy-MM-dd. Accepted from 20 days ago to 280 days ahead, both included
 * (docs/decisions/dates.md, "Accepted dates").
 */
export function checkDueDate(text: string, today: Date): { dueDate: Date } | { problem: DueDateProblem } {
  const dueDate = parseCalendarDate(text);
  if (!dueDate) return { problem: 'no-such-date' };
  const problem = findDueDateProblem(dueDate, today);
  return problem ? { problem } : { dueDate };
}

/** Whether there is a due date, and it can be of a pregnancy that goes on: from 20 days ago to 280 days ahead. */
export function isCurrentDueDate(dueDate: Date | undefined, today: Date): dueDate is Date {
  return dueDate !== undefined && findDueDateProblem(dueDate, today) === undefined;
}
