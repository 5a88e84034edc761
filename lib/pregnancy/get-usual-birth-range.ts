import { addDays } from 'date-fns';
import { USUAL_BIRTH_END_DAY, USUAL_BIRTH_START_DAY } from './constants';
import type { DateRange } from './types';

/** The days from 37 weeks 0 days to 42 weeks 0 days, in which most babies are born. */
export function getUsualBirthRange(lmpDate: Date): DateRange {
  return { start: addDays(lmpDate, USUAL_BIRTH_START_DAY), end: addDays(lmpDate, USUAL_BIRTH_END_DAY) };
}
