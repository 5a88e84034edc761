import type { SupportService } from '@/data/support';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { getCheckedRange } from '@/lib/sources/get-checked-range';

/** How fresh the list is: the day of the entry that was checked longest ago. */
export function LastChecked({ services }: { services: SupportService[] }) {
  const day = parseCalendarDate(getCheckedRange(services).first);
  if (!day) return null;
  return (
    <p className="mt-4 text-ink-soft text-sm">
      These entries come from public pages, read in stored copies and last checked on {formatDate(day)}. Things change:
      if a number does not answer, your health line can tell you whom to call.
    </p>
  );
}
