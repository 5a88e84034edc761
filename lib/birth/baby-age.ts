import { addMonths, differenceInCalendarDays, isBefore, startOfDay } from 'date-fns';
import { COUNTED_MONTHS_AFTER_BIRTH, EARLIEST_BIRTH_WEEK } from '@/data/birth-rules';
import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';

/** Whether a birthday is one whose weeks the site counts: from the day itself to the day before the first birthday. */
export function isInFirstYear(birthday: Date | undefined, today: Date): birthday is Date {
  if (!birthday) return false;
  const day = startOfDay(today);
  return !isBefore(day, birthday) && isBefore(day, addMonths(birthday, COUNTED_MONTHS_AFTER_BIRTH));
}

/** Whether a baby came before 37 weeks 0 days of a pregnancy with this due date. */
export function isBornEarly(birthday: Date, dueDate: Date): boolean {
  return differenceInCalendarDays(birthday, getWeekStart(dueDate, 0)) < USUAL_BIRTH_START_DAY;
}

/** Why a birthday is not accepted. */
export type BirthdayProblem = 'no-such-date' | 'in-future' | 'too-long-ago' | 'too-early';

/**
 * Reads a birthday as typed, yyyy-MM-dd. Accepted from the day after the same day last year to today, and with a due
 * date from 20 weeks 0 days of pregnancy on.
 */
export function checkBirthday(
  text: string,
  today: Date,
  dueDate: Date | undefined,
): { birthday: Date } | { problem: BirthdayProblem } {
  const birthday = parseCalendarDate(text);
  if (!birthday) return { problem: 'no-such-date' };
  if (birthday > startOfDay(today)) return { problem: 'in-future' };
  if (!isInFirstYear(birthday, today)) return { problem: 'too-long-ago' };
  const isTooEarly = dueDate && isBefore(birthday, getWeekStart(dueDate, EARLIEST_BIRTH_WEEK));
  return isTooEarly ? { problem: 'too-early' } : { birthday };
}
