import { formatWeeks, formatWeeksAndDays } from './durations';

/**
 * A length in days as weeks and the days beyond them, if there are any.
 * @example formatDaysInWeeks(160) // '22 weeks 6 days'
 * @example formatDaysInWeeks(49) // '7 weeks'
 */
export function formatDaysInWeeks(days: number): string {
  const weeks = Math.floor(days / 7);
  return days % 7 === 0 ? formatWeeks(weeks) : formatWeeksAndDays({ weeks, days: days % 7 });
}
