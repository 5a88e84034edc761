import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { type CalculatorFields, getInitialFields } from './calculator-fields';
import { checkCalculatorFields, type FieldProblems } from './check-calculator-fields';
import { getDueDate } from './get-due-date';
import type { StoredPregnancy } from './stored-pregnancy';

/** The calculator's form. It starts unknown: the exported page must not hold the day on which it was built. */
export type CalculatorState =
  | { status: 'unknown' }
  | {
      status: 'ready' | 'calculating';
      fields: CalculatorFields;
      problems: FieldProblems;
      /** What is being calculated, to be stored and shown when the wait is over. */
      pending?: StoredPregnancy;
      /** Counts submissions that were refused, so that the view can move focus once for each. */
      refusals: number;
    };

export type CalculatorAction =
  | { type: 'opened'; today: Date; fields?: CalculatorFields | undefined }
  | { type: 'edited'; fields: Partial<CalculatorFields> }
  | { type: 'date-changed'; date: string }
  /** The visitor left the date field; `isImpossible` when what stands in it is no date, such as February 31. */
  | { type: 'date-left'; isImpossible: boolean }
  | { type: 'submitted'; today: Date }
  | { type: 'calculated' };

export const initialCalculatorState: CalculatorState = { status: 'unknown' };

/** What the calculator's form becomes after an action. Pure: actions carry the day on which they happen. */
export function reduceCalculator(state: CalculatorState, action: CalculatorAction): CalculatorState {
  if (action.type === 'opened') {
    const fields = action.fields ?? getInitialFields(formatCalendarDate(action.today));
    return { status: 'ready', fields, problems: {}, refusals: 0 };
  }
  if (state.status === 'unknown') return state;
  switch (action.type) {
    case 'edited':
      return { ...state, fields: { ...state.fields, ...action.fields }, problems: {} };
    case 'date-changed': {
      const dates = { ...state.fields.dates, [state.fields.method]: action.date };
      return { ...state, fields: { ...state.fields, dates }, problems: {} };
    }
    case 'date-left': {
      const isMissing = action.isImpossible || state.fields.dates[state.fields.method] === '';
      return isMissing ? { ...state, problems: { ...state.problems, date: 'no-such-date' } } : state;
    }
    case 'submitted':
      return submit(state, action.today);
    case 'calculated': {
      const { pending: _stored, ...rest } = state;
      return { ...rest, status: 'ready' };
    }
  }
}

function submit(state: Exclude<CalculatorState, { status: 'unknown' }>, today: Date): CalculatorState {
  if (state.status === 'calculating') return state;
  const checked = checkCalculatorFields(state.fields, today);
  if ('problems' in checked) return { ...state, problems: checked.problems, refusals: state.refusals + 1 };
  const dueDate = formatCalendarDate(getDueDate(checked.input));
  return { ...state, status: 'calculating', problems: {}, pending: { dueDate, fields: state.fields } };
}
