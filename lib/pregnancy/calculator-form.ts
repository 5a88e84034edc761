import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import {
  CONCEPTION_DAY,
  CYCLE_DAYS,
  DUE_DATE_MAX_DAYS_AGO,
  DUE_DATE_MAX_DAYS_AHEAD,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  STANDARD_CYCLE_DAYS,
  USUAL_BIRTH_END_DAY,
} from '@/data/pregnancy-rules';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { type CalculatorFields, getInitialFields } from './calculator-fields';
import { type DateRange, getDueDate, type PregnancyInput, type PregnancyMethod } from './dating';
import { type DueDateRangeProblem, findDueDateProblem } from './due-date-check';
import type { StoredPregnancy } from './stored-pregnancy';

/** First and last day that the form's date field offers for its method; `checkCalculatorFields` accepts no others. */
export function getDateBounds(fields: CalculatorFields, today: Date): DateRange {
  const { fewest, most } = getDaysAgo(fields);
  const day = startOfDay(today);
  return { start: addDays(day, -most), end: addDays(day, -fewest) };
}

/** How many days ago the date may be; fewer than none for a day ahead. */
function getDaysAgo(fields: CalculatorFields): { fewest: number; most: number } {
  if (fields.method === 'dueDate') return { fewest: -DUE_DATE_MAX_DAYS_AHEAD, most: DUE_DATE_MAX_DAYS_AGO };
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
  | 'known-due-date-too-long-ago'
  | 'known-due-date-too-far-ahead'
  | 'scan-weeks-out-of-range'
  | 'scan-days-out-of-range'
  | 'cycle-length-out-of-range'
  | 'embryo-age-out-of-range';

/** What is wrong, by field. One that is all right is absent. */
export type FieldProblems = Partial<Record<CalculatorField, FieldProblem>>;

/** A form without problems. */
interface AcceptedFields {
  dueDate: Date;
  /** What the due date was calculated from; absent where it was known. */
  input?: PregnancyInput;
}

/**
 * Turns what was typed into a due date and the input of `calculatePregnancy` that gave it, or says what is wrong and
 * where.
 *
 * Accepted (docs/decisions/dates.md, "Accepted dates"): a last period up to 300 days ago, a conception up to 286, a
 * scan whose age gives at most 42 weeks 0 days today, nothing in the future, and a due date from 20 days ago to 280
 * days ahead.
 */
export function checkCalculatorFields(
  fields: CalculatorFields,
  today: Date,
): AcceptedFields | { problems: FieldProblems } {
  const date = parseCalendarDate(fields.dates[fields.method]);
  if (fields.method === 'dueDate') return checkKnownDueDate(date, today);
  const { input, problems } = checks[fields.method](fields, date);
  if (!date) return { problems: { ...problems, date: 'no-such-date' } };
  if (!input) return { problems };
  // A cycle much longer or shorter than 28 days can move the due date out of the range that the date alone keeps.
  const dueDate = getDueDate(input);
  const problem = findDateProblem(input, today) ?? findDueDateProblem(dueDate, today);
  return problem ? { problems: { date: problem } } : { dueDate, input };
}

function checkKnownDueDate(dueDate: Date | undefined, today: Date): AcceptedFields | { problems: FieldProblems } {
  if (!dueDate) return { problems: { date: 'no-such-date' } };
  const problem = findDueDateProblem(dueDate, today);
  return problem ? { problems: { date: `known-${problem}` } } : { dueDate };
}

interface CheckedFields {
  /** Present when the date is one and no other field has a problem. */
  input?: PregnancyInput | undefined;
  problems: FieldProblems;
}

const checks: Record<PregnancyMethod, (fields: CalculatorFields, date: Date | undefined) => CheckedFields> = {
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

/**
 * Reads a number field. What is no number (empty, letters) becomes 0, as specified for scan ages.
 * @returns undefined for a number that is not whole or lies outside the bounds, both included.
 */
function parseWholeNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = Number(text.replace(',', '.'));
  const value = Number.isNaN(number) ? 0 : number;
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/**
 * What the calculator would make of a last period alone, with everything else as it first stands there.
 * @param text yyyy-MM-dd as typed; anything else is 'no-such-date'
 */
export function checkLastPeriod(text: string, today: Date): { pregnancy: StoredPregnancy } | { problem: FieldProblem } {
  const initial = getInitialFields(formatCalendarDate(today));
  const fields = { ...initial, dates: { ...initial.dates, lmp: text } };
  const checked = checkCalculatorFields(fields, today);
  if ('problems' in checked) return { problem: checked.problems.date ?? 'no-such-date' };
  return { pregnancy: { dueDate: formatCalendarDate(checked.dueDate), fields } };
}
