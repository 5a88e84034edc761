import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import { isInFirstYear } from './baby-age';

/**
 * Whether the site asks if the baby has arrived, and counts nothing: from 42 weeks 1 day to the day before the due date
 * is a year ago. So long a birthday near it can be entered.
 */
export function isArrivalAsked(dueDate: Date | undefined, today: Date): dueDate is Date {
  return isInFirstYear(dueDate, today) && isPastTerm(getGestationalAge(dueDate, today));
}
