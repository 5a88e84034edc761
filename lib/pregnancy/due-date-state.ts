import { checkDueDate, type DueDateProblem } from './due-date-check';

/** A form that asks for the due date alone. Unknown until the page has mounted. */
export type DueDateState =
  | { status: 'unknown' }
  | {
      status: 'ready' | 'calculating';
      /** yyyy-MM-dd, or empty. */
      text: string;
      /** What the form was last filled with, to tell whether the visitor has typed since. */
      openedWith: string;
      problem?: DueDateProblem;
      /** Counts submissions that were refused, so that the view can move focus once for each. */
      refusals: number;
    };

/** What can happen to the form. */
export type DueDateAction =
  /** The page has mounted, or another tab has stored another due date. */
  | { type: 'opened'; text: string; today: Date }
  | { type: 'changed'; text: string }
  /** `isImpossible` when its text is no date, such as February 31. */
  | { type: 'left'; isImpossible: boolean }
  | { type: 'submitted'; today: Date }
  | { type: 'calculated' };

/** The form before the page has mounted. */
export const initialDueDateState: DueDateState = { status: 'unknown' };

/** What the form becomes after an action. A change ends a calculation of what stood there before. */
export function reduceDueDate(state: DueDateState, action: DueDateAction): DueDateState {
  if (action.type === 'opened') return open(state, action.text, action.today);
  if (state.status === 'unknown') return state;
  const { problem: _problem, ...withoutProblem } = state;
  switch (action.type) {
    case 'changed':
      return { ...withoutProblem, status: 'ready', text: action.text };
    case 'left':
      if (action.isImpossible) return { ...state, problem: 'no-such-date' };
      // The text that was no date was deleted. The browser reports no change: the field's value was empty before, too.
      return state.problem === 'no-such-date' ? withoutProblem : state;
    case 'submitted': {
      if (state.status === 'calculating') return state;
      const checked = checkDueDate(state.text, action.today);
      if ('problem' in checked) return { ...state, problem: checked.problem, refusals: state.refusals + 1 };
      return { ...withoutProblem, status: 'calculating' };
    }
    case 'calculated':
      return { ...state, status: 'ready' };
  }
}

/** Fills the form with the stored due date, unless it has become too old; never over what is typed. */
function open(state: DueDateState, stored: string, today: Date): DueDateState {
  const text = 'dueDate' in checkDueDate(stored, today) ? stored : '';
  const hasTyped = state.status !== 'unknown' && state.text !== state.openedWith && state.text !== text;
  if (hasTyped || state.status === 'calculating') return state;
  return { status: 'ready', text, openedWith: text, refusals: 0 };
}
