import { formatWeeks } from './format-weeks';

const dayForms: Record<string, string> = { one: 'day', other: 'days' };
const plural = new Intl.PluralRules('en-CA');

/**
 * A length in completed weeks and the days beyond them.
 * @example formatWeeksAndDays({ weeks: 11, days: 1 }) // '11 weeks 1 day'
 */
export function formatWeeksAndDays({ weeks, days }: { weeks: number; days: number }): string {
  return `${formatWeeks(weeks)} ${days} ${dayForms[plural.select(days)]}`;
}
