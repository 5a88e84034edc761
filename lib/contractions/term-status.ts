import { addDays, differenceInCalendarDays } from 'date-fns';
import {
  ADVICE_WINDOW_MS,
  LABOUR_WORD_WEEKS,
  LATE_TERM_WEEKS,
  SINCE_LAST_START_MAX_SECONDS,
  TERM_ANSWER_DAYS,
  TERM_DAYS,
} from '@/data/labour-rules';
import { USUAL_BIRTH_END_DAY } from '@/data/pregnancy-rules';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalDays, getWeekStart } from '@/lib/pregnancy/gestational-age';
import type { ActiveContraction, ContractionLog, TermAnswer, TermStatus } from './contraction-log';

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
 * From when on contractions count for the advice, by what the visitor entered and not by time alone: from week 0 of
 * the pregnancy, and after the day of a birth. Those of the last half day always count, as a birth can go on after the
 * first child.
 * @returns ms; 0 where all count
 */
export function getLabourStart(now: Date, dueDate: Date | undefined, birthday: Date | undefined): number {
  const start = Math.max(dueDate ? +getWeekStart(dueDate, 0) : 0, birthday ? +addDays(birthday, 1) : 0);
  return Math.min(start, +now - SINCE_LAST_START_MAX_SECONDS * 1_000);
}

/** What was timed from an instant (ms) on. */
export function cutLog({ contractions, active }: ContractionLog, from: number): ContractionLog {
  const counts = ({ startTime }: ActiveContraction) => startTime >= from;
  return { contractions: contractions.filter(counts), active: active && counts(active) ? active : undefined };
}

/**
 * How far the visitor is on a day (see `getLabourDay`). A current due date decides; without one the visitor's own answer
 * does, for five weeks. Of an answer it is not known whether it is before 20 weeks or after 41.
 */
export function getTermStatus(day: Date, dueDate: Date | undefined, termAnswer: TermAnswer | undefined): TermStatus {
  if (isCurrentDueDate(dueDate, day)) return getStatusAt(getGestationalDays(getWeekStart(dueDate, 0), day));
  const answerDays = termAnswer && differenceInCalendarDays(day, termAnswer.answeredAt);
  if (!termAnswer || answerDays === undefined || answerDays > TERM_ANSWER_DAYS) return 'unknown';
  return termAnswer.isTerm ? 'term' : 'preterm';
}

function getStatusAt(gestationalDays: number): TermStatus {
  if (gestationalDays < LABOUR_WORD_WEEKS * 7) return 'before-20';
  if (gestationalDays < TERM_DAYS) return 'preterm';
  if (gestationalDays < LATE_TERM_WEEKS * 7) return 'term';
  return gestationalDays < USUAL_BIRTH_END_DAY ? 'past-41' : 'past-42';
}
