import { addWeeks } from 'date-fns';
import { MULTIPLES_BIRTH_WEEK } from './constants';

/** First day of the week in which twins, triplets and quadruplets are typically born. Not another due date. */
export function getMultiplesDueDates(lmpDate: Date): { twins: Date; triplets: Date; quads: Date } {
  return {
    twins: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.twins),
    triplets: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.triplets),
    quads: addWeeks(lmpDate, MULTIPLES_BIRTH_WEEK.quads),
  };
}
