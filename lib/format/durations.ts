import { days as dayForms, weeks as weekForms, weeksAndDays } from '@/words/units';
import { formatCount } from './numbers';

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
