import { addDays, startOfDay } from 'date-fns';
import type { CalculatorFields } from './calculator-fields';
import {
  CONCEPTION_DAY,
  CYCLE_DAYS,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  STANDARD_CYCLE_DAYS,
  USUAL_BIRTH_END_DAY,
} from './constants';
import { parseWholeNumber } from './parse-whole-number';
import type { DateRange } from './types';

/** First and last day that the form's date field offers for its method; `checkCalculatorFields` accepts no others. */
export function getDateBounds(fields: CalculatorFields, today: Date): DateRange {
  const { fewest, most } = getDaysAgo(fields);
  const day = startOfDay(today);
  return { start: addDays(day, -most), end: addDays(day, -fewest) };
}

/** How many days ago the date may be. */
function getDaysAgo(fields: CalculatorFields): { fewest: number; most: number } {
  if (fields.method === 'lmp') {
    const cycleDays = parseWholeNumber(fields.cycleLengthDays, CYCLE_DAYS) ?? STANDARD_CYCLE_DAYS;
    const dueDateMoves = cycleDays - STANDARD_CYCLE_DAYS;
    return { fewest: Math.max(0, dueDateMoves), most: LMP_MAX_DAYS_AGO + Math.min(0, dueDateMoves) };
  }
  if (fields.method === 'conception') {
    const embryoAgeDays = fields.isTransfer ? (parseWholeNumber(fields.embryoAgeDays, EMBRYO_AGE_DAYS) ?? 0) : 0;
    return { fewest: 0, most: LMP_MAX_DAYS_AGO - CONCEPTION_DAY - embryoAgeDays };
  }
  const weeks = parseWholeNumber(fields.scanWeeks, SCAN_WEEKS) ?? 0;
  const days = parseWholeNumber(fields.scanDays, SCAN_DAYS) ?? 0;
  return { fewest: 0, most: Math.max(0, USUAL_BIRTH_END_DAY - weeks * 7 - days) };
}
