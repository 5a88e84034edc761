import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { getCheckedRange } from '@/lib/sources/get-checked-range';

/** When somebody last looked at what a list holds: read or not, each entry has such a day. */
export function getLookedAtText(entries: readonly { checked: string }[]): string {
  const range = getCheckedRange(entries);
  const first = parseCalendarDate(range.first);
  const last = parseCalendarDate(range.last);
  if (!first || !last) return '';
  return first.getTime() === last.getTime()
    ? `All were last looked at on ${formatDate(last)}.`
    : `They were last looked at between ${formatDate(first)} and ${formatDate(last)}.`;
}
