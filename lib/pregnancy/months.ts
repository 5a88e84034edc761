import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import { getTrimester, type Trimester } from './trimesters';

const MONTHS_PER_TRIMESTER = 3;

/** The months that a pregnancy is counted in. */
export const MONTHS = 9;

/** About the middle of a week, its fourth day: that for which its size is given as well. */
const MIDDLE_OF_WEEK_DAY = 3;

const trimesterStarts: Record<Trimester, number> = { 1: 0, 2: SECOND_TRIMESTER_DAY, 3: THIRD_TRIMESTER_DAY };

/**
 * The month of a day of pregnancy, 1 to 9, counted like the weeks from the first day of the last period. Our own choice,
 * as there is no one rule: three months to a trimester, each a third of 91 days, and so about as long as one of the
 * calendar. The ninth goes on until the birth.
 * @param gestationalDays 0 or more
 */
export function getPregnancyMonth(gestationalDays: number): number {
  const trimester = getTrimester(gestationalDays);
  const daysInTrimester = gestationalDays - trimesterStarts[trimester];
  const months = Math.floor((daysInTrimester * MONTHS_PER_TRIMESTER) / SECOND_TRIMESTER_DAY);
  return (trimester - 1) * MONTHS_PER_TRIMESTER + Math.min(months, MONTHS_PER_TRIMESTER - 1) + 1;
}

/** The month in which the middle of a gestational week lies: a week may begin in one and end in the next. */
export const getMonthOfWeek = (week: number): number => getPregnancyMonth(week * 7 + MIDDLE_OF_WEEK_DAY);
