import { addDays, addWeeks } from 'date-fns';
import {
  DUE_DATE_MAX_DAYS_AHEAD,
  MULTIPLES_BIRTH_WEEK,
  PREGNANCY_DAYS,
  USUAL_BIRTH_END_DAY,
  USUAL_BIRTH_START_DAY,
} from '@/data/pregnancy-rules';
import { countDays } from '@/lib/calendar/count-days';
import type { DateRange } from './dating';
import type { GestationalAge } from './gestational-age';

/** The days from 37 weeks 0 days to 42 weeks 0 days, in which most babies are born. */
export function getUsualBirthRange(lmpDate: Date): DateRange {
  return { start: addDays(lmpDate, USUAL_BIRTH_START_DAY), end: addDays(lmpDate, USUAL_BIRTH_END_DAY) };
}

/** First day of the week in which twins, triplets and quadruplets are typically born. Not another due date. */
export function getMultiplesDueDates(lmpDate: Date): { twins: Date; triplets: Date; quads: Date } {
  return {
    twins: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.twins),
    triplets: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.triplets),
    quads: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.quads),
  };
}

/** Whether 42 weeks 0 days are reached: the pregnancy is post-term, and no usual visit is left. */
export function isPostTerm({ weeks, days }: GestationalAge): boolean {
  return weeks * 7 + days >= USUAL_BIRTH_END_DAY;
}

/** Whether 42 weeks 0 days are over: from 42 weeks 1 day the site stops counting and asks whether the baby is here. */
export function isPastTerm({ weeks, days }: GestationalAge): boolean {
  return weeks * 7 + days > USUAL_BIRTH_END_DAY;
}

/** Whether the site counts the weeks of a due date: from 280 days before it to 42 weeks 0 days, both included. */
export function isCounted(dueDate: Date | undefined, today: Date): dueDate is Date {
  if (!dueDate) return false;
  const daysAhead = countDays(today, dueDate);
  return daysAhead <= DUE_DATE_MAX_DAYS_AHEAD && daysAhead >= PREGNANCY_DAYS - USUAL_BIRTH_END_DAY;
}
