import { isSameDay } from 'date-fns';
import { formatDate } from '@/lib/format/format-date';
import type { DateRange } from '@/lib/pregnancy/types';

/** From a day to another, both included, or the one day. No line breaks inside a date. */
export function DayRange({ start, end }: DateRange) {
  const first = <span className="whitespace-nowrap">{formatDate(start)}</span>;
  if (isSameDay(start, end)) return first;
  return (
    <>
      {first} to <span className="whitespace-nowrap">{formatDate(end)}</span>
    </>
  );
}
