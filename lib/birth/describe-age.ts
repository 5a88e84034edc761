import { differenceInCalendarDays } from 'date-fns';
import { formatDays, formatDaysInWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import * as afterBirth from '@/words/birth/after-birth';
import * as words from '@/words/birth/birth-links';
import { isBornEarly } from './baby-age';

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

/**
 * Both ages of a baby that came before 37 weeks, a sentence each: at how many weeks it was born, then how old it would be
 * counted from the due date. None for others, or without the due date.
 */
export function describeEarlyAges(birthday: Date, dueDate: Date | undefined, today: Date): string[] {
  if (!dueDate || !isBornEarly(birthday, dueDate)) return [];
  const correctedDays = differenceInCalendarDays(today, dueDate);
  return [
    afterBirth.bornAt(formatWeeksAndDays(getGestationalAge(dueDate, birthday))),
    correctedDays < 0
      ? afterBirth.stillBefore(formatWeeksAndDays(getGestationalAge(dueDate, today)))
      : afterBirth.correctedAge(formatDaysInWeeks(correctedDays)),
  ];
}
