import { type ImportantDate, importantDates } from '@/data/important-dates';
import { PREGNANCY_DAYS, SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/lib/pregnancy/constants';
import { getWeekStart } from '@/lib/pregnancy/get-week-start';

/** A date to remember, in weeks and, once there is a due date, as a day. */
export interface DatedImportantDate extends ImportantDate {
  /** Weeks since the last period. */
  week: number;
  date: Date | undefined;
}

const trimesterDays = { second: SECOND_TRIMESTER_DAY, third: THIRD_TRIMESTER_DAY };

/**
 * The dates to remember of a due date, in their order. Trimesters start where the calculation starts them, at 13 and
 * 26 weeks, whatever a table of weeks before the due date would say.
 */
export function listImportantDates(dueDate: Date | undefined): DatedImportantDate[] {
  return importantDates.map((importantDate) => {
    const { trimester, weeksBeforeDue = 0 } = importantDate;
    const week = trimester ? trimesterDays[trimester] / 7 : PREGNANCY_DAYS / 7 - weeksBeforeDue;
    return { ...importantDate, week, date: dueDate && getWeekStart(dueDate, week) };
  });
}
