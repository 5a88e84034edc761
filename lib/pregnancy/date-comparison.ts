import { differenceInCalendarDays } from 'date-fns';
import {
  BEST_SCAN_END_DAY,
  BEST_SCAN_START_DAY,
  SECOND_TRIMESTER_DAY,
  SOGC_214_THRESHOLD_DAYS,
} from '@/data/pregnancy-rules';
import { type CalculatorFields, getInitialFields } from './calculator-fields';
import { type CalculatorField, checkCalculatorFields, type FieldProblem } from './calculator-form';
import { getDueDate, type PregnancyInput } from './dating';

/** What gives the two due dates: the last period and a scan. */
export type ComparedMethod = 'lmp' | 'ultrasound';

/** When a scan was made, by the age that it gave. Only the two in the middle can decide a due date. */
export type ScanTiming = 'too-early' | 'first-trimester' | 'second-trimester' | 'too-late';

/** Two due dates of one pregnancy beside each other. */
export interface DueDateComparison {
  byPeriod: Date;
  byScan: Date;
  /** Calendar days from the period's due date to the scan's: above 0 when the scan's is the later one. */
  signedDifferenceDays: number;
  differenceDays: number;
  scanTiming: ScanTiming;
  /** The date that Canadian guidance prefers. The provider's date wins over both. */
  preferred: ComparedMethod;
  /** The older rule of SOGC 214, for context; none for a scan that cannot decide. */
  threshold: { days: number; isExceeded: boolean } | undefined;
}

/**
 * Compares the due dates of a last period and of a scan.
 *
 * A scan from 7 weeks 0 days to 22 weeks 6 days decides, whatever the difference (data/sources: bc-early-prenatal,
 * sogc-303, sogc-388); of several scans the caller gives the earliest one in that range. Before or after it the scan's
 * date is computed, but the period's stands. The second trimester begins at 13 weeks 0 days, as everywhere on the site.
 * A due date after IVF is never changed by a scan, so IVF has no place here. See docs/decisions/dates.md, "A scan from
 * 7 weeks 0 days to 22 weeks 6 days decides".
 *
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function compareDueDates(
  period: Extract<PregnancyInput, { method: 'lmp' }>,
  scan: Extract<PregnancyInput, { method: 'ultrasound' }>,
): DueDateComparison {
  const byPeriod = getDueDate(period);
  const byScan = getDueDate(scan);
  const signedDifferenceDays = differenceInCalendarDays(byScan, byPeriod);
  const differenceDays = Math.abs(signedDifferenceDays);
  const scanTiming = getScanTiming(scan.weeks * 7 + scan.days);
  const thresholdDays = thresholdsDays[scanTiming];
  return {
    byPeriod,
    byScan,
    signedDifferenceDays,
    differenceDays,
    scanTiming,
    preferred: thresholdDays === undefined ? 'lmp' : 'ultrasound',
    threshold:
      thresholdDays === undefined ? undefined : { days: thresholdDays, isExceeded: differenceDays > thresholdDays },
  };
}

const thresholdsDays: Record<ScanTiming, number | undefined> = {
  'too-early': undefined,
  'first-trimester': SOGC_214_THRESHOLD_DAYS.firstTrimester,
  'second-trimester': SOGC_214_THRESHOLD_DAYS.secondTrimester,
  'too-late': undefined,
};

function getScanTiming(scanDay: number): ScanTiming {
  if (scanDay < BEST_SCAN_START_DAY) return 'too-early';
  if (scanDay > BEST_SCAN_END_DAY) return 'too-late';
  return scanDay < SECOND_TRIMESTER_DAY ? 'first-trimester' : 'second-trimester';
}

/** A scan cannot come before the period that the pregnancy is counted from. */
export type ComparisonProblem = FieldProblem | 'scan-before-period';

type ComparisonProblems = Record<ComparedMethod, Partial<Record<CalculatorField, ComparisonProblem>>>;

/** The form that compares a last period with a scan. Its fields are the calculator's, without a method. */
export interface DateComparisonState {
  fields: CalculatorFields;
  problems: ComparisonProblems;
  /** Present while it belongs to what stands in the form. */
  comparison?: DueDateComparison;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
}

/** What can happen to the form. */
export type DateComparisonAction =
  /** The visitor's own calculation is known, or there is a new one: its date is one of the two. */
  | { type: 'known'; fields: CalculatorFields }
  | { type: 'edited'; fields: Partial<Pick<CalculatorFields, 'cycleLengthDays' | 'scanWeeks' | 'scanDays'>> }
  | { type: 'date-changed'; method: ComparedMethod; date: string }
  /** The visitor left a date field; `isImpossible` when its text is no date, such as February 31. */
  | { type: 'date-left'; method: ComparedMethod; isImpossible: boolean }
  | { type: 'submitted'; today: Date };

const noProblems: ComparisonProblems = { lmp: {}, ultrasound: {} };

/** Both dates empty: the visitor knows them, we do not. */
export const initialDateComparisonState: DateComparisonState = {
  fields: getInitialFields(''),
  problems: noProblems,
  refusals: 0,
};

/** What the form becomes after an action. Pure: a submission carries the day on which it happens. */
export function reduceDateComparison(state: DateComparisonState, action: DateComparisonAction): DateComparisonState {
  switch (action.type) {
    case 'known':
      return edit(state, pickKnown(state.fields, action.fields));
    case 'edited':
      return edit(state, action.fields);
    case 'date-changed':
      return edit(state, { dates: { ...state.fields.dates, [action.method]: action.date } });
    case 'date-left': {
      if (!action.isImpossible) return state;
      const problems = { ...state.problems[action.method], date: 'no-such-date' };
      return { ...state, problems: { ...state.problems, [action.method]: problems } };
    }
    case 'submitted':
      return submit(state, action.today);
  }
}

/** An edit takes messages away, and the comparison of what stood there before. */
function edit({ fields, refusals }: DateComparisonState, changed: Partial<CalculatorFields>): DateComparisonState {
  return { fields: { ...fields, ...changed }, problems: noProblems, refusals };
}

/** What a calculation knew of a period or a scan. Its other dates are only what its form began with. */
function pickKnown({ dates }: CalculatorFields, known: CalculatorFields): Partial<CalculatorFields> {
  if (known.method === 'lmp') {
    return { dates: { ...dates, lmp: known.dates.lmp }, cycleLengthDays: known.cycleLengthDays };
  }
  if (known.method === 'ultrasound') {
    const { scanWeeks, scanDays } = known;
    return { dates: { ...dates, ultrasound: known.dates.ultrasound }, scanWeeks, scanDays };
  }
  return {};
}

function submit({ fields, refusals }: DateComparisonState, today: Date): DateComparisonState {
  const period = checkCalculatorFields({ ...fields, method: 'lmp' }, today);
  const scan = checkCalculatorFields({ ...fields, method: 'ultrasound' }, today);
  const problems: ComparisonProblems = {
    lmp: 'problems' in period ? period.problems : {},
    ultrasound: 'problems' in scan ? scan.problems : {},
  };
  const refused = { fields, problems, refusals: refusals + 1 };
  if ('problems' in period || 'problems' in scan) return refused;
  if (period.input?.method !== 'lmp' || scan.input?.method !== 'ultrasound') return refused;
  if (scan.input.date < period.input.date) {
    return { ...refused, problems: { ...problems, ultrasound: { date: 'scan-before-period' } } };
  }
  return { fields, problems, refusals, comparison: compareDueDates(period.input, scan.input) };
}
