import { addWeeks, startOfDay } from 'date-fns';
import { type ImportantDate, importantDates } from '@/data/important-dates';
import { PREGNANCY_DAYS, SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import { EXAMPLE_WEEKS_TO_GO } from '@/data/timeline-rules';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getShownWeek } from '@/lib/weeks/weeks';

/** The due date of the example that the timeline shows while the visitor's own is not known: 24 weeks from today. */
export function getExampleDueDate(today: Date): Date {
  return addWeeks(startOfDay(today), EXAMPLE_WEEKS_TO_GO);
}

/** The week in which the timeline opens: the calculator's, but week 1 before it and week 40 after it. */
export function getTimelineWeek(dueDate: Date, today: Date): number {
  return getShownWeek(getGestationalAge(dueDate, today).weeks);
}

/** A date to remember, in weeks and, once there is a due date, as a day. */
interface DatedImportantDate extends ImportantDate {
  /** Weeks since the last period. */
  week: number;
  date: Date | undefined;
}

const trimesterDays = { second: SECOND_TRIMESTER_DAY, third: THIRD_TRIMESTER_DAY };

/**
 * The dates to remember of a due date, in their order. Trimesters start where the calculation starts them, at 13 and 26
 * weeks, not by a table of weeks before the due date.
 */
export function listImportantDates(dueDate: Date | undefined): DatedImportantDate[] {
  return importantDates.map((importantDate) => {
    const { trimester, weeksBeforeDue = 0 } = importantDate;
    const week = trimester ? trimesterDays[trimester] / 7 : PREGNANCY_DAYS / 7 - weeksBeforeDue;
    return { ...importantDate, week, date: dueDate && getWeekStart(dueDate, week) };
  });
}
