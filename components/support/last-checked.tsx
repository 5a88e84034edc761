import type { SupportService } from '@/data/support';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { getCheckedRange } from '@/lib/sources/get-checked-range';

/**
 * How fresh the list is: the day of the entry that was looked at longest ago. Whether a page is the service's own stands
 * here once, not beside a number that somebody in grief is about to dial.
 */
export function LastChecked({ services }: { services: SupportService[] }) {
  const day = parseCalendarDate(getCheckedRange(services).first);
  if (!day) return null;
  return (
    <p className="mt-4 text-ink-soft text-sm">
      We last looked at these entries on {formatDate(day)}.
      {services.some(({ confidence }) => confidence !== 'page-read') &&
        ' What we say of some of them comes from other public pages than their own.'}{' '}
      If a number does not answer, your health line can tell you whom to call.
    </p>
  );
}
