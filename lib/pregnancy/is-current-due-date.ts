import { findDueDateProblem } from './find-due-date-problem';

/** Whether there is a due date, and it can be of a pregnancy that goes on: from 20 days ago to 280 days ahead. */
export function isCurrentDueDate(dueDate: Date | undefined, today: Date): dueDate is Date {
  return dueDate !== undefined && findDueDateProblem(dueDate, today) === undefined;
}
