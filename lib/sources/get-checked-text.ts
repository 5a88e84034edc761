import type { Source } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/**
 * When somebody last compared our text with a source, or that nobody has read it yet: a page of which only the address
 * is known was not checked, whatever its day. Undefined for a day that is no date.
 */
export function getCheckedText({ confidence, checked }: Pick<Source, 'confidence' | 'checked'>): string | undefined {
  if (confidence !== 'page-read') return 'We have not read this page yet';
  const day = parseCalendarDate(checked);
  return day && `Checked ${formatDate(day)}`;
}
