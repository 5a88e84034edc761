import { differenceInCalendarDays } from 'date-fns';
import * as words from '@/words/countdown';
import { formatNumber } from './numbers';

/** A figure with what it counts. */
interface Countdown {
  term: string;
  value: string;
}

/**
 * The whole days to a due date, or those since; on the day itself it says so.
 * @example formatCountdown(new Date(2027, 5, 8), new Date(2027, 5, 1)) // { term: 'Days to go', value: '7' }
 */
export function formatCountdown(dueDate: Date, today: Date): Countdown {
  const days = differenceInCalendarDays(dueDate, today);
  if (days === 0) return { term: words.daysToGo, value: words.dueToday };
  return { term: days > 0 ? words.daysToGo : words.daysPastDue, value: formatNumber(Math.abs(days)) };
}
