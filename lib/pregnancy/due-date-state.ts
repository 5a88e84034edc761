import { checkDueDate, type DueDateProblem } from './check-due-date';

/** A form that asks for the due date alone. Unknown until the page has mounted. */
export type DueDateState =
  | { status: 'unknown' }
  | {
      status: 'ready' | 'calculating';
      /** yyyy-MM-dd, or empty. */
      text: string;
      problem?: DueDateProblem;
      /** Counts submissions that were refused, so that the view can move focus once for each. */
      refusals: number;
    };

export type DueDateAction =
  | { type: 'opened'; text: string }
  | { type: 'changed'; text: string }
  | { type: 'left'; isImpossible: boolean }
  | { type: 'submitted'; today: Date }
  | { type: 'calculated' };

export const initialDueDateState: DueDateState = { status: 'unknown' };

/** What the form becomes after an action. */
export function reduceDueDate(state: DueDateState, action: DueDateAction): DueDateState {
  if (action.type === 'opened') return { status: 'ready', text: action.text, refusals: 0 };
  if (state.status === 'unknown') return state;
  const { problem: _problem, ...withoutProblem } = state;
  switch (action.type) {
    case 'changed':
      return { ...withoutProblem, text: action.text };
    case 'left':
      return action.isImpossible ? { ...state, problem: 'no-such-date' } : state;
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
