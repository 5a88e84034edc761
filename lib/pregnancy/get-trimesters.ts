import { addDays } from 'date-fns';
import { PREGNANCY_DAYS, SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from './constants';
import type { DateRange } from './types';

/** First and last day of each trimester. They leave no gap, and the third ends on the due date. */
export function getTrimesters(lmpDate: Date): { first: DateRange; second: DateRange; third: DateRange } {
  return {
    first: { start: lmpDate, end: addDays(lmpDate, SECOND_TRIMESTER_DAY - 1) },
    second: { start: addDays(lmpDate, SECOND_TRIMESTER_DAY), end: addDays(lmpDate, THIRD_TRIMESTER_DAY - 1) },
    third: { start: addDays(lmpDate, THIRD_TRIMESTER_DAY), end: addDays(lmpDate, PREGNANCY_DAYS) },
  };
}
