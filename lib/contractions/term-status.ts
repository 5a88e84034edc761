import { addDays, differenceInCalendarDays } from 'date-fns';
import { ADVICE_WINDOW_MS, SINCE_LAST_START_MAX_SECONDS, TERM_ANSWER_DAYS, TERM_DAYS } from '@/data/labour-rules';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalDays, getWeekStart } from '@/lib/pregnancy/gestational-age';
import type { ContractionLog, TermAnswer, TermStatus } from './contraction-log';

/**
 * The day whose age counts: today, or an earlier one on which the present labour began. At midnight the advice would
 * else fall from 'before 37 weeks' to that for term, with nothing timed. A labour is a row of starts with at most an hour
 * between them; one that ended more than half a day before today is over.
 */
export function getLabourDay({ contractions, active }: ContractionLog, today: Date): Date {
  const latest = active ?? contractions.at(-1);
  if (!latest || latest.startTime < +today - SINCE_LAST_START_MAX_SECONDS * 1_000) return today;
  const first = contractions.reduceRight(
    (first, { startTime }) => (first - startTime > ADVICE_WINDOW_MS ? first : startTime),
    latest.startTime,
  );
  return new Date(Math.min(first, +today));
}

/**
 * Whether what was timed is of a labour that is over, by what the visitor entered and not by time alone: the latest
 * contraction began before this pregnancy did, or on the day of a birth or earlier. Never while one runs, nor on the day
 * on which the latest began, as a birth can go on after the first child.
 * @param today local midnight
 */
export function isLabourOver(
  { contractions, active }: ContractionLog,
  today: Date,
  dueDate: Date | undefined,
  birthday: Date | undefined,
): boolean {
  const latest = contractions.at(-1)?.startTime;
  if (latest === undefined || active || latest >= +today) return false;
  const isBefore = (day: Date | undefined) => day !== undefined && latest < +day;
  return isBefore(dueDate && getWeekStart(dueDate, 0)) || isBefore(birthday && addDays(birthday, 1));
}

/**
 * Whether the visitor is 37 weeks 0 days or more, on a day (see `getLabourDay`). A current due date decides; without one the visitor's own
 * answer does, for five weeks.
 */
export function getTermStatus(day: Date, dueDate: Date | undefined, termAnswer: TermAnswer | undefined): TermStatus {
  if (isCurrentDueDate(dueDate, day)) {
    return getGestationalDays(getWeekStart(dueDate, 0), day) >= TERM_DAYS ? 'term' : 'preterm';
  }
  const answerDays = termAnswer && differenceInCalendarDays(day, termAnswer.answeredAt);
  if (!termAnswer || answerDays === undefined || answerDays > TERM_ANSWER_DAYS) return 'unknown';
  return termAnswer.isTerm ? 'term' : 'preterm';
}
