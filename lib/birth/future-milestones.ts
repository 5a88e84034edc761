import { addDays, addMonths } from 'date-fns';
import { birthMilestones } from '@/data/birth/milestones';
import type { Statement } from '@/data/statement';
import { assertValidDate } from '@/lib/calendar/calendar-date';
import { birthMilestones as texts } from '@/words/birth/milestones';

/** Days in half a month: the specified offsets have halves, the calendar has none. Our own choice. */
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

interface FutureMilestone {
  id: string;
  title: string;
  /** When many babies get there. */
  timeframe: string;
  description: Statement;
  /** An estimate: a specified number of months after the due date. */
  date: Date;
}

/**
 * The ten milestones after birth with their estimated days, the earliest first.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listFutureMilestones(dueDate: Date): FutureMilestone[] {
  assertValidDate(dueDate);
  return birthMilestones
    .map(({ id, offsetMonths }) => ({ id, ...texts[id], date: addMonthsAndHalves(dueDate, offsetMonths) }))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
}
