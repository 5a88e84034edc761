import { type CalculatorFields, getInitialFields } from './calculator-fields';
import { type CalculatorField, checkCalculatorFields, type FieldProblem } from './check-calculator-fields';
import { type ComparedMethod, compareDueDates, type DueDateComparison } from './compare-due-dates';

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

export type DateComparisonAction =
  /** The visitor's own calculation is known, or there is a new one: its date is one of the two. */
  | { type: 'known'; fields: CalculatorFields }
  | { type: 'edited'; fields: Partial<Pick<CalculatorFields, 'cycleLengthDays' | 'scanWeeks' | 'scanDays'>> }
  | { type: 'date-changed'; method: ComparedMethod; date: string }
  /** The visitor left a date field; `isImpossible` when what stands in it is no date, such as February 31. */
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
  if (!('input' in period && 'input' in scan)) return refused;
  if (period.input.method !== 'lmp' || scan.input.method !== 'ultrasound') return refused;
  if (scan.input.date < period.input.date) {
    return { ...refused, problems: { ...problems, ultrasound: { date: 'scan-before-period' } } };
  }
  return { fields, problems, refusals, comparison: compareDueDates(period.input, scan.input) };
}
