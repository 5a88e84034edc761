import { isSameDay } from 'date-fns';
import { formatDate } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';

/** From a day to another, both included, or the one day. A date stands on one line where that is wide enough. */
export function DayRange({ start, end }: DateRange) {
  const first = <span className="inline-block">{formatDate(start)}</span>;
  if (isSameDay(start, end)) return first;
  return (
    <>
      {first} <span className="inline-block">to {formatDate(end)}</span>
    </>
  );
}
