import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';
import { CONCEPTION_DAY } from './constants';
import { getBabySize } from './get-baby-size';
import { getGestationalAge } from './get-gestational-age';
import { getGestationalDays } from './get-gestational-days';
import { getHeartRate } from './get-heart-rate';
import { getMultiplesDueDates } from './get-multiples-due-dates';
import { getPregnancyProgress } from './get-pregnancy-progress';
import { getTotalHeartbeats } from './get-total-heartbeats';
import { getTrimester } from './get-trimester';
import { getTrimesters } from './get-trimesters';
import { getUsualBirthRange } from './get-usual-birth-range';
import { getWeekStart } from './get-week-start';
import type { PregnancyCalculation } from './types';

/**
 * Everything that follows from a due date on the day of `now`. The time of day does not matter.
 * @throws RangeError 'Invalid time value' for an invalid due date or `now`.
 */
export function describePregnancy(dueDate: Date, now: Date): PregnancyCalculation {
  assertValidDate(now);
  const dueDay = startOfDay(dueDate);
  const lmpDate = getWeekStart(dueDate, 0);
  const gestationalDays = getGestationalDays(lmpDate, now);
  const gestationalAge = getGestationalAge(dueDate, now);
  return {
    dueDate: dueDay,
    lmpDate,
    conceptionDate: addDays(lmpDate, CONCEPTION_DAY),
    daysLeft: Math.max(0, differenceInCalendarDays(dueDay, now)),
    gestationalAge,
    trimester: getTrimester(gestationalDays),
    trimesters: getTrimesters(lmpDate),
    pregnancyProgress: getPregnancyProgress(gestationalDays),
    babySize: getBabySize(gestationalAge.weeks),
    currentHeartRate: getHeartRate(gestationalAge.weeks),
    totalHeartbeats: getTotalHeartbeats(gestationalDays),
    safeBirthRange: getUsualBirthRange(lmpDate),
    multiplesDueDates: getMultiplesDueDates(lmpDate),
  };
}
