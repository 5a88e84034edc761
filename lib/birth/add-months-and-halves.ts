import { addDays, addMonths } from 'date-fns';

/** Half a month: the specification names halves, the calendar has none. */
const HALF_MONTH_DAYS = 15;

/**
 * A day some months later: whole months by the calendar, a month's last day where the day does not exist (August 31
 * plus 6 months is February 28 or 29), then 15 days for a half.
 * @param months Whole or half months, 0 or more.
 */
export function addMonthsAndHalves(date: Date, months: number): Date {
  const wholeMonths = Math.floor(months);
  const day = addMonths(date, wholeMonths);
  return months > wholeMonths ? addDays(day, HALF_MONTH_DAYS) : day;
}
