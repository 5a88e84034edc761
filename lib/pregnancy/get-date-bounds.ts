import { addDays, startOfDay } from 'date-fns';
import type { CalculatorFields } from './calculator-fields';
import {
  CONCEPTION_DAY,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  USUAL_BIRTH_END_DAY,
} from './constants';
import { parseWholeNumber } from './parse-whole-number';
import type { DateRange } from './types';

/** First and last day that the form's date field offers for its method; `checkCalculatorFields` accepts no others. */
export function getDateBounds(fields: CalculatorFields, today: Date): DateRange {
  const end = startOfDay(today);
  return { start: addDays(end, -getMaximumDaysAgo(fields)), end };
}

function getMaximumDaysAgo(fields: CalculatorFields): number {
  if (fields.method === 'lmp') return LMP_MAX_DAYS_AGO;
  if (fields.method === 'conception') {
    const embryoAgeDays = fields.isTransfer ? (parseWholeNumber(fields.embryoAgeDays, EMBRYO_AGE_DAYS) ?? 0) : 0;
    return LMP_MAX_DAYS_AGO - CONCEPTION_DAY - embryoAgeDays;
  }
  const weeks = parseWholeNumber(fields.scanWeeks, SCAN_WEEKS) ?? 0;
  const days = parseWholeNumber(fields.scanDays, SCAN_DAYS) ?? 0;
  return Math.max(0, USUAL_BIRTH_END_DAY - weeks * 7 - days);
}
