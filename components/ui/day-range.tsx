import { isSameDay } from 'date-fns';
import { formatDate } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';

/** The days from one to another, both included, or a single day. A line does not break within a date if it fits. */
export function DayRange({ start, end }: DateRange) {
  const first = <span className="inline-block">{formatDate(start)}</span>;
  if (isSameDay(start, end)) return first;
  return (
    <>
      {first} <span className="inline-block">to {formatDate(end)}</span>
    </>
  );
}
