import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { href } from '@/lib/site/href';

/**
 * The address that greets whoever opens it with this due date. It holds the date and nothing else of the visitor.
 * @param origin Scheme and host that the site is served from, such as 'https://example.ca'.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getShareUrl(new Date(2027, 5, 8), 'https://example.ca') // 'https://example.ca/?date=2027-06-08'
 */
export function getShareUrl(dueDate: Date, origin: string): string {
  return `${origin}${href(`/?date=${formatCalendarDate(dueDate)}`)}`;
}
