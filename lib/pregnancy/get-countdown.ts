import { differenceInCalendarDays } from 'date-fns';
import { formatNumber } from '@/lib/format/format-number';

/** A figure with what it counts. */
interface Countdown {
  term: 'Days to go' | 'Days past due';
  value: string;
}

/** The whole days to a due date, or those since; on the day itself it says so. */
export function getCountdown(dueDate: Date, today: Date): Countdown {
  const days = differenceInCalendarDays(dueDate, today);
  if (days === 0) return { term: 'Days to go', value: 'Due today' };
  return { term: days > 0 ? 'Days to go' : 'Days past due', value: formatNumber(Math.abs(days)) };
}
