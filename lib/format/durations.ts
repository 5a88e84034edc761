import { formatNumber } from './numbers';

const dayForms: Record<string, string> = { one: 'day', other: 'days' };

const plural = new Intl.PluralRules('en-CA');

/**
 * A number of whole days.
 * @example formatDays(1) // '1 day'
 */
export function formatDays(days: number): string {
  return `${formatNumber(days)} ${dayForms[plural.select(days)]}`;
}

const forms: Record<string, string> = { one: 'week', other: 'weeks' };

/**
 * A number of completed weeks.
 * @example formatWeeks(9) // '9 weeks'
 */
export function formatWeeks(weeks: number): string {
  return `${weeks} ${forms[plural.select(weeks)]}`;
}

/**
 * A length in completed weeks and the days beyond them.
 * @example formatWeeksAndDays({ weeks: 11, days: 1 }) // '11 weeks 1 day'
 */
export function formatWeeksAndDays({ weeks, days }: { weeks: number; days: number }): string {
  return `${formatWeeks(weeks)} ${formatDays(days)}`;
}
