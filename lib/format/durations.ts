import { differenceInCalendarDays } from 'date-fns';
import * as words from '@/words/countdown';
import { days as dayForms, weeks as weekForms, weeksAndDays } from '@/words/units';
import { formatCount, formatNumber } from './numbers';

/**
 * A length in completed weeks and the days beyond them.
 * @example formatWeeksAndDays({ weeks: 11, days: 1 }) // '11 weeks 1 day'
 */
export function formatWeeksAndDays({ weeks, days }: { weeks: number; days: number }): string {
  return weeksAndDays(formatWeeks(weeks), formatDays(days));
}

/**
 * A number of completed weeks.
 * @example formatWeeks(9) // '9 weeks'
 */
export function formatWeeks(weeks: number): string {
  return formatCount(weeks, weekForms);
}

/**
 * A number of whole days.
 * @example formatDays(1) // '1 day'
 */
export function formatDays(days: number): string {
  return formatCount(days, dayForms);
}

/**
 * A length in days as weeks and the days beyond them, if there are any.
 * @example formatDaysInWeeks(160) // '22 weeks 6 days'
 * @example formatDaysInWeeks(49) // '7 weeks'
 */
export function formatDaysInWeeks(days: number): string {
  const weeks = Math.floor(days / 7);
  return days % 7 === 0 ? formatWeeks(weeks) : formatWeeksAndDays({ weeks, days: days % 7 });
}

/** A figure with what it counts. */
interface Countdown {
  term: string;
  value: string;
}

/**
 * The whole days to a due date, or those since; on the day itself it says so.
 * @example formatCountdown(new Date(2027, 5, 8), new Date(2027, 5, 1)) // { term: 'Days to go', value: '7' }
 */
export function formatCountdown(dueDate: Date, today: Date): Countdown {
  const days = differenceInCalendarDays(dueDate, today);
  if (days === 0) return { term: words.daysToGo, value: words.dueToday };
  return { term: days > 0 ? words.daysToGo : words.daysPastDue, value: formatNumber(Math.abs(days)) };
}
