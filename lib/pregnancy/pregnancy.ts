import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import {
  BEST_SCAN_END_DAY,
  BEST_SCAN_START_DAY,
  CONCEPTION_DAY,
  DOUBTFUL_SCAN_DAY,
  LONG_CYCLE_DAYS,
} from '@/data/pregnancy-rules';
import { assertValidDate } from '@/lib/calendar/calendar-date';
import { type DateRange, getDueDate, type PregnancyInput } from './dating';
import {
  type GestationalAge,
  getGestationalAge,
  getGestationalDays,
  getPregnancyProgress,
  getWeekStart,
} from './gestational-age';
import { type BabySize, getBabySize, getHeartRate, getTotalHeartbeats, type HeartRateRange } from './growth';
import { getMultiplesDueDates, getUsualBirthRange } from './term';
import { getTrimester, getTrimesters, type Trimester } from './trimesters';

/** Everything that follows from a due date on a given day. */
export interface PregnancyCalculation {
  dueDate: Date;
  /** Always 280 days before the due date, whatever the method: the day from which weeks are counted. */
  lmpDate: Date;
  conceptionDate: Date;
  /** 0 from the due date on. No page reads it: the product's specification names it as a field of the result. */
  daysLeft: number;
  gestationalAge: GestationalAge;
  trimester: Trimester;
  trimesters: { first: DateRange; second: DateRange; third: DateRange };
  /** Percent of 280 days, 0 to 100, not rounded. */
  pregnancyProgress: number;
  /** By the specified formula. No page reads it: pages show charts, and the specification names the field. */
  babySize: BabySize;
  currentHeartRate: HeartRateRange;
  totalHeartbeats: number;
  /** 37 to 42 weeks. The site calls it the usual birth range: no week is safe by itself. */
  safeBirthRange: DateRange;
  /** When births of multiples are typical. Their due date is the same as for one baby. */
  multiplesDueDates: { twins: Date; triplets: Date; quads: Date };
}

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

/** See `listDatingNotes`. */
export type DatingNote = 'long-cycle' | 'doubtful-scan-age' | 'early-scan' | 'late-scan';

/**
 * What a visitor should know about how well their input dates a pregnancy: a cycle above 35 days, a scan before
 * 7 weeks 0 days or after 22 weeks 6 days, and before 4 weeks that the age is doubtful. The due date is still computed.
 */
export function listDatingNotes(input: PregnancyInput): DatingNote[] {
  if (input.method === 'lmp') return (input.cycleLengthDays ?? 0) > LONG_CYCLE_DAYS ? ['long-cycle'] : [];
  if (input.method === 'conception') return [];
  const scanDay = input.weeks * 7 + input.days;
  if (scanDay < DOUBTFUL_SCAN_DAY) return ['doubtful-scan-age'];
  if (scanDay < BEST_SCAN_START_DAY) return ['early-scan'];
  return scanDay > BEST_SCAN_END_DAY ? ['late-scan'] : [];
}

/**
 * Turns what dates a pregnancy into everything that the site shows about it on the day of `now`.
 * Does not judge whether the input is plausible: that is `checkCalculatorFields`. The site itself calls the two steps
 * apart, as it keeps the due date between them; the product's specification asks for this one call that does both, and
 * the tests check the whole calculation by it.
 * @throws Error 'Invalid pregnancy calculation method' for a method that is not lmp, conception or ultrasound.
 * @throws RangeError 'Invalid time value' for an invalid date or `now`.
 */
export function calculatePregnancy(input: PregnancyInput, now: Date): PregnancyCalculation {
  return describePregnancy(getDueDate(input), now);
}
