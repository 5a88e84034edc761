import { differenceInCalendarDays } from 'date-fns';
import { formatDays, formatDaysInWeeks } from '@/lib/format/durations';
import * as words from '@/words/birth/birth-links';

/** Below two weeks an age is told in days. */
const TOLD_IN_DAYS = 14;

/**
 * How old a baby is, in words: in days for two weeks, then in weeks.
 * @example describeAge(new Date(2026, 10, 1), new Date(2026, 10, 21)) // 'Your baby is 2 weeks 6 days old'
 */
export function describeAge(birthday: Date, today: Date): string {
  const days = differenceInCalendarDays(today, birthday);
  if (days === 0) return words.bornToday;
  return words.isOld(days < TOLD_IN_DAYS ? formatDays(days) : formatDaysInWeeks(days));
}
