import { formatDays } from './format-days';
import { formatWeeks } from './format-weeks';

/**
 * A length in completed weeks and the days beyond them.
 * @example formatWeeksAndDays({ weeks: 11, days: 1 }) // '11 weeks 1 day'
 */
export function formatWeeksAndDays({ weeks, days }: { weeks: number; days: number }): string {
  return `${formatWeeks(weeks)} ${formatDays(days)}`;
}
