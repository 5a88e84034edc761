import { addDays, startOfDay } from 'date-fns';
import { CONCEPTION_DAY, PREGNANCY_DAYS, type pregnancyMethods, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import { assertValidDate } from '@/lib/calendar/calendar-date';

/** The ways to calculate a due date, without the due date itself. */
export type PregnancyMethod = (typeof pregnancyMethods)[number];

/** What dates a pregnancy. All dates are local calendar days. */
export type PregnancyInput =
  | {
      method: 'lmp';
      /** First day of the last period. */
      date: Date;
      /** Usual days from one period to the next; 28 when absent. */
      cycleLengthDays?: number;
    }
  | {
      method: 'conception';
      /** Day of conception, or of the embryo transfer. */
      date: Date;
      /** Age of the embryo on the day of its transfer; 0 when absent, for a conception without IVF. */
      embryoAgeDays?: number;
    }
  | {
      method: 'ultrasound';
      /** Day of the scan. */
      date: Date;
      /** Gestational age that the scan gave: completed weeks and days beyond them. */
      weeks: number;
      days: number;
    };

/** First and last day, both included. */
export interface DateRange {
  start: Date;
  end: Date;
}

/**
 * The due date that a last period, a conception (or embryo transfer) or an ultrasound gives.
 *
 * - lmp: date + 280 days, moved by the cycle's difference from 28 days
 * - conception: date - age of the embryo - 14 + 280 days
 * - ultrasound: date - age at the scan + 280 days
 *
 * @returns Local midnight of the due date.
 * @throws Error 'Invalid pregnancy calculation method' for any other method.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getDueDate({ method: 'lmp', date: new Date(2026, 8, 1) }) // June 8, 2027
 */
export function getDueDate(input: PregnancyInput): Date {
  return addDays(startOfDay(input.date), PREGNANCY_DAYS - getAgeOnDate(input));
}

/** Gestational age in days on the input's date. Negative while a longer cycle has not reached its counted start. */
function getAgeOnDate(input: PregnancyInput): number {
  const { method, date } = input;
  if (method !== 'lmp' && method !== 'conception' && method !== 'ultrasound') {
    throw new Error('Invalid pregnancy calculation method');
  }
  assertValidDate(date);
  if (method === 'lmp') return STANDARD_CYCLE_DAYS - (input.cycleLengthDays ?? STANDARD_CYCLE_DAYS);
  if (method === 'conception') return CONCEPTION_DAY + (input.embryoAgeDays ?? 0);
  return input.weeks * 7 + input.days;
}
