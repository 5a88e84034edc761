import { formatNumber } from './format-number';

const dayForms: Record<string, string> = { one: 'day', other: 'days' };
const plural = new Intl.PluralRules('en-CA');

/**
 * A number of whole days.
 * @example formatDays(1) // '1 day'
 */
export function formatDays(days: number): string {
  return `${formatNumber(days)} ${dayForms[plural.select(days)]}`;
}
