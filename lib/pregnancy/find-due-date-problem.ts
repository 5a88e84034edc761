import { differenceInCalendarDays } from 'date-fns';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from './constants';

/** Why a due date cannot be of a pregnancy that goes on. */
export type DueDateRangeProblem = 'due-date-too-long-ago' | 'due-date-too-far-ahead';

/**
 * What is wrong with a due date on the day of `today`. Nothing from 20 days ago to 280 days ahead, both included
 * (decisions, section 4): outside them the pregnancy is over, or has not begun.
 */
export function findDueDateProblem(dueDate: Date, today: Date): DueDateRangeProblem | undefined {
  const daysAhead = differenceInCalendarDays(dueDate, today);
  if (daysAhead < -DUE_DATE_MAX_DAYS_AGO) return 'due-date-too-long-ago';
  return daysAhead > DUE_DATE_MAX_DAYS_AHEAD ? 'due-date-too-far-ahead' : undefined;
}
