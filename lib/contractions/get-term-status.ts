import { differenceInCalendarDays } from 'date-fns';
import { getGestationalDays } from '@/lib/pregnancy/get-gestational-days';
import { getWeekStart } from '@/lib/pregnancy/get-week-start';
import { isCurrentDueDate } from '@/lib/pregnancy/is-current-due-date';
import { TERM_ANSWER_DAYS, TERM_DAYS } from './constants';
import type { TermAnswer, TermStatus } from './types';

/**
 * Whether the visitor is 37 weeks 0 days or more, on a day. A due date that can be of this pregnancy decides; without
 * one the visitor's own answer does, for five weeks.
 */
export function getTermStatus(today: Date, dueDate: Date | undefined, termAnswer: TermAnswer | undefined): TermStatus {
  if (isCurrentDueDate(dueDate, today)) {
    return getGestationalDays(getWeekStart(dueDate, 0), today) >= TERM_DAYS ? 'term' : 'preterm';
  }
  const answerDays = termAnswer && differenceInCalendarDays(today, termAnswer.answeredAt);
  if (!termAnswer || answerDays === undefined || answerDays > TERM_ANSWER_DAYS) return 'unknown';
  return termAnswer.isTerm ? 'term' : 'preterm';
}
