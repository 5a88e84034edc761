const month = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'short' });

/**
 * The month of a day, short, for a scale.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatMonth(new Date(2027, 5, 8)) // 'Jun 2027'
 */
export function formatMonth(date: Date): string {
  const parts = month.formatToParts(date);
  const find = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value.replace('.', '') ?? '';
  return `${find('month')} ${find('year')}`;
}
