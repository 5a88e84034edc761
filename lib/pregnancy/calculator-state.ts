import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { type CalculatorFields, getDueDateFields, getInitialFields, type WayIn } from './calculator-fields';
import { checkCalculatorFields, type FieldProblems } from './calculator-form';
import type { StoredPregnancy } from './stored-pregnancy';
import { isCounted } from './term';

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
      /** The stored pregnancy that the form was last filled with, to tell when another one is stored, or none. */
      openedWith: StoredPregnancy | undefined;
    };

type KnownState = Exclude<CalculatorState, { status: 'unknown' }>;

/** What can happen to the form. */
export type CalculatorAction =
  /** The page has mounted, or another pregnancy is stored, or none any more: then its date leaves the form, too. */
  | { type: 'opened'; today: Date; stored?: StoredPregnancy | undefined; way?: WayIn | undefined }
  | { type: 'edited'; fields: Partial<CalculatorFields> }
  | { type: 'date-changed'; date: string }
  /** The visitor left the date field; `isImpossible` when its text is no date, such as February 31. */
  | { type: 'date-left'; isImpossible: boolean }
  | { type: 'submitted'; today: Date }
  | { type: 'calculated' };

/** The form before the page has mounted. */
export const initialCalculatorState: CalculatorState = { status: 'unknown' };

/** What the calculator's form becomes after an action. Pure: actions carry the day on which they happen. */
export function reduceCalculator(state: CalculatorState, action: CalculatorAction): CalculatorState {
  if (action.type === 'opened') {
    if (state.status !== 'unknown' && action.stored === state.openedWith) return state;
    const { stored, today, way } = action;
    const fields = way ? getWayFields(way, stored, today) : getOpeningFields(stored, today);
    return { status: 'ready', fields, problems: {}, refusals: 0, openedWith: action.stored };
  }
  if (state.status === 'unknown') return state;
  switch (action.type) {
    case 'edited':
      return edit(state, action.fields);
    case 'date-changed': {
      const dates = { ...state.fields.dates, [state.fields.method]: action.date };
      return edit(state, { dates });
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

/**
 * What a due date was calculated from, the due date itself, or the first form. Without any date once 42 weeks 0 days are
 * over: neither that of the old pregnancy nor today has anything to do with a next one.
 */
function getOpeningFields(stored: StoredPregnancy | undefined, today: Date): CalculatorFields {
  const dueDate = parseCalendarDate(stored?.dueDate ?? '');
  const isKept = isCounted(dueDate, today);
  if (dueDate && dueDate < today && !isKept) return getInitialFields('');
  if (stored?.fields) return stored.fields;
  const day = formatCalendarDate(today);
  return stored && isKept ? getDueDateFields(stored.dueDate, day) : getInitialFields(day);
}

/** The first form for one way in, or what the due date was calculated from if that was by this way: other dates are no start. */
function getWayFields(way: WayIn, stored: StoredPregnancy | undefined, today: Date): CalculatorFields {
  const known = getOpeningFields(stored, today);
  const isThisWay = known.method === way.method && known.isTransfer === way.isTransfer;
  return isThisWay ? known : { ...getInitialFields(formatCalendarDate(today)), ...way };
}

/** An edit takes messages away, and ends a calculation of what stood there before. */
function edit(state: KnownState, fields: Partial<CalculatorFields>): CalculatorState {
  const { pending: _abandoned, ...rest } = state;
  return { ...rest, status: 'ready', fields: { ...state.fields, ...fields }, problems: {} };
}

function submit(state: KnownState, today: Date): CalculatorState {
  if (state.status === 'calculating') return state;
  const checked = checkCalculatorFields(state.fields, today);
  if ('problems' in checked) return { ...state, problems: checked.problems, refusals: state.refusals + 1 };
  const dueDate = formatCalendarDate(checked.dueDate);
  const pending: StoredPregnancy = checked.input ? { dueDate, fields: state.fields } : { dueDate, origin: 'entered' };
  return { ...state, status: 'calculating', problems: {}, pending };
}
