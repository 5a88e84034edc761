import { differenceInCalendarDays } from 'date-fns';
import { TERM_ANSWER_DAYS, TERM_DAYS } from '@/data/labour-rules';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalDays, getWeekStart } from '@/lib/pregnancy/gestational-age';
import type { TermAnswer, TermStatus } from './contraction-log';

/**
 * Whether the visitor is 37 weeks 0 days or more, on a day. A current due date decides; without one the visitor's own
 * answer does, for five weeks.
 */
export function getTermStatus(today: Date, dueDate: Date | undefined, termAnswer: TermAnswer | undefined): TermStatus {
  if (isCurrentDueDate(dueDate, today)) {
    return getGestationalDays(getWeekStart(dueDate, 0), today) >= TERM_DAYS ? 'term' : 'preterm';
  }
  const answerDays = termAnswer && differenceInCalendarDays(today, termAnswer.answeredAt);
  if (!termAnswer || answerDays === undefined || answerDays > TERM_ANSWER_DAYS) return 'unknown';
  return termAnswer.isTerm ? 'term' : 'preterm';
}
