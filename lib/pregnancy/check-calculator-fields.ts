import { differenceInCalendarDays } from 'date-fns';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import type { CalculatorFields } from './calculator-fields';
import {
  CONCEPTION_DAY,
  CYCLE_DAYS,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  USUAL_BIRTH_END_DAY,
} from './constants';
import { type DueDateRangeProblem, findDueDateProblem } from './find-due-date-problem';
import { getDueDate } from './get-due-date';
import { parseWholeNumber } from './parse-whole-number';
import type { PregnancyInput } from './types';

/** A field that can have a message. The date is that of the chosen method. */
export type CalculatorField = 'date' | 'scanWeeks' | 'scanDays' | 'cycleLengthDays' | 'embryoAgeDays';

/** Why what stands in a field is not accepted. */
export type FieldProblem =
  | 'no-such-date'
  | 'lmp-in-future'
  | 'conception-in-future'
  | 'transfer-in-future'
  | 'scan-in-future'
  | 'lmp-too-long-ago'
  | 'conception-too-long-ago'
  | 'scan-too-long-ago'
  | DueDateRangeProblem
  | 'scan-weeks-out-of-range'
  | 'scan-days-out-of-range'
  | 'cycle-length-out-of-range'
  | 'embryo-age-out-of-range';

/** What is wrong, by field. One that is all right is absent. */
export type FieldProblems = Partial<Record<CalculatorField, FieldProblem>>;

/**
 * Turns what was typed into an input of `calculatePregnancy`, or says what is wrong and where.
 *
 * Accepted (decisions, section 4): a last period up to 300 days ago, a conception up to 286, a scan whose age gives
 * at most 42 weeks 0 days today, nothing in the future, and a due date from 20 days ago to 280 days ahead.
 */
export function checkCalculatorFields(
  fields: CalculatorFields,
  today: Date,
): { input: PregnancyInput } | { problems: FieldProblems } {
  const date = parseCalendarDate(fields.dates[fields.method]);
  const { input, problems } = checks[fields.method](fields, date);
  if (!date) return { problems: { ...problems, date: 'no-such-date' } };
  if (!input) return { problems };
  // A cycle much longer or shorter than 28 days can move the due date out of the range that the date alone keeps.
  const problem = findDateProblem(input, today) ?? findDueDateProblem(getDueDate(input), today);
  return problem ? { problems: { date: problem } } : { input };
}

interface CheckedFields {
  /** Present when the date is one and no other field has a problem. */
  input?: PregnancyInput | undefined;
  problems: FieldProblems;
}

const checks: Record<CalculatorFields['method'], (fields: CalculatorFields, date: Date | undefined) => CheckedFields> =
  {
    lmp(fields, date) {
      const cycleLengthDays = parseWholeNumber(fields.cycleLengthDays, CYCLE_DAYS);
      if (cycleLengthDays === undefined) return { problems: { cycleLengthDays: 'cycle-length-out-of-range' } };
      return { input: date && { method: 'lmp', date, cycleLengthDays }, problems: {} };
    },
    conception(fields, date) {
      const embryoAgeDays = fields.isTransfer ? parseWholeNumber(fields.embryoAgeDays, EMBRYO_AGE_DAYS) : 0;
      if (embryoAgeDays === undefined) return { problems: { embryoAgeDays: 'embryo-age-out-of-range' } };
      return { input: date && { method: 'conception', date, embryoAgeDays }, problems: {} };
    },
    ultrasound(fields, date) {
      const weeks = parseWholeNumber(fields.scanWeeks, SCAN_WEEKS);
      const days = parseWholeNumber(fields.scanDays, SCAN_DAYS);
      if (weeks === undefined || days === undefined) {
        return {
          problems: {
            ...(weeks === undefined && { scanWeeks: 'scan-weeks-out-of-range' }),
            ...(days === undefined && { scanDays: 'scan-days-out-of-range' }),
          },
        };
      }
      return { input: date && { method: 'ultrasound', date, weeks, days }, problems: {} };
    },
  };

function findDateProblem(input: PregnancyInput, today: Date): FieldProblem | undefined {
  const daysAgo = differenceInCalendarDays(today, input.date);
  if (input.method === 'lmp') {
    if (daysAgo < 0) return 'lmp-in-future';
    return daysAgo > LMP_MAX_DAYS_AGO ? 'lmp-too-long-ago' : undefined;
  }
  if (input.method === 'conception') {
    const embryoAgeDays = input.embryoAgeDays ?? 0;
    if (daysAgo < 0) return embryoAgeDays > 0 ? 'transfer-in-future' : 'conception-in-future';
    return daysAgo + embryoAgeDays > LMP_MAX_DAYS_AGO - CONCEPTION_DAY ? 'conception-too-long-ago' : undefined;
  }
  if (daysAgo < 0) return 'scan-in-future';
  return daysAgo + input.weeks * 7 + input.days > USUAL_BIRTH_END_DAY ? 'scan-too-long-ago' : undefined;
}
