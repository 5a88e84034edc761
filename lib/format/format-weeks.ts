const forms: Record<string, string> = { one: 'week', other: 'weeks' };
const plural = new Intl.PluralRules('en-CA');

/**
 * A number of completed weeks.
 * @example formatWeeks(9) // '9 weeks'
 */
export function formatWeeks(weeks: number): string {
  return `${weeks} ${forms[plural.select(weeks)]}`;
}
