import { days as dayForms, weeks as weekForms } from '@/words/units';
import { formatCount } from './numbers';

/**
 * A length in completed weeks and the days beyond them.
 * @example formatWeeksAndDays({ weeks: 11, days: 1 }) // '11 weeks 1 day'
 */
export function formatWeeksAndDays({ weeks, days }: { weeks: number; days: number }): string {
  return `${formatWeeks(weeks)} ${formatDays(days)}`;
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
