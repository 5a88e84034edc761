import { addDays } from 'date-fns';
import { PREGNANCY_DAYS, SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { DateRange } from './dating';
import type { GestationalAge } from './gestational-age';

/** See `getTrimester`. */
export type Trimester = 1 | 2 | 3;

/**
 * The trimester of a day of pregnancy: the first to day 90, the second from day 91 to 181, the third from day 182.
 * Other definitions differ by up to two weeks; the site says so where it shows one.
 */
export function getTrimester(gestationalDays: number): Trimester {
  if (gestationalDays >= THIRD_TRIMESTER_DAY) return 3;
  return gestationalDays >= SECOND_TRIMESTER_DAY ? 2 : 1;
}

/** First and last day of each trimester. They leave no gap, and the third ends on the due date. */
export function getTrimesters(lmpDate: Date): { first: DateRange; second: DateRange; third: DateRange } {
  return {
    first: { start: lmpDate, end: addDays(lmpDate, SECOND_TRIMESTER_DAY - 1) },
    second: { start: addDays(lmpDate, SECOND_TRIMESTER_DAY), end: addDays(lmpDate, THIRD_TRIMESTER_DAY - 1) },
    third: { start: addDays(lmpDate, THIRD_TRIMESTER_DAY), end: addDays(lmpDate, PREGNANCY_DAYS) },
  };
}

/** See `getTrimesterStatus`. */
export type TrimesterStatus = 'completed' | 'in-progress' | 'not-started';

/**
 * Where a pregnancy stands towards one of its trimesters. The first is in progress while it is the current one,
 * although the specification calls it completed from the first day; the third is completed from 40 weeks 0 days, when
 * there is no later trimester to be in.
 */
export function getTrimesterStatus(
  trimester: Trimester,
  now: { trimester: Trimester; gestationalAge: GestationalAge },
): TrimesterStatus {
  if (trimester > now.trimester) return 'not-started';
  const isOver = trimester < now.trimester || now.gestationalAge.weeks >= PREGNANCY_DAYS / 7;
  return isOver ? 'completed' : 'in-progress';
}
