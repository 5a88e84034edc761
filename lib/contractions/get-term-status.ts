import { differenceInCalendarDays } from 'date-fns';
import { DUE_DATE_MAX_DAYS_AGO, PREGNANCY_DAYS } from '@/lib/pregnancy/constants';
import { isPlausibleDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { TERM_ANSWER_DAYS, TERM_DAYS } from './constants';
import type { TermAnswer, TermStatus } from './types';

/**
 * Whether the visitor is 37 weeks 0 days or more, on a day. A due date that can be of this pregnancy decides; without
 * one the visitor's own answer does, for five weeks.
 */
export function getTermStatus(today: Date, dueDate: Date | undefined, termAnswer: TermAnswer | undefined): TermStatus {
  if (isCurrentDueDate(today, dueDate)) {
    return PREGNANCY_DAYS - differenceInCalendarDays(dueDate, today) >= TERM_DAYS ? 'term' : 'preterm';
  }
  const answerDays = termAnswer && differenceInCalendarDays(today, termAnswer.answeredAt);
  if (!termAnswer || answerDays === undefined || answerDays > TERM_ANSWER_DAYS) return 'unknown';
  return termAnswer.isTerm ? 'term' : 'preterm';
}

/** Whether a stored due date is of a pregnancy that goes on: at most 280 days ahead and 20 days ago. */
export function isCurrentDueDate(today: Date, dueDate: Date | undefined): dueDate is Date {
  return (
    dueDate !== undefined &&
    isPlausibleDueDate(dueDate, today) &&
    differenceInCalendarDays(today, dueDate) <= DUE_DATE_MAX_DAYS_AGO
  );
}
