import { type Dispatch, useEffect, useReducer } from 'react';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import {
  type DueDateAction,
  type DueDateState,
  initialDueDateState,
  reduceDueDate,
} from '@/lib/pregnancy/due-date-state';
import { useToday } from './clock';
import { useSimulatedWait } from './simulated-wait';
import { storePregnancy, useDueDate, usePregnancy } from './use-pregnancy';

interface DueDateForm {
  state: DueDateState;
  dispatch: Dispatch<DueDateAction>;
  today: Date | undefined;
  /** The visitor's due date; undefined before the page has mounted, without one, and when it is too old. */
  dueDate: Date | undefined;
  /** Whether the form is known to hold something else than the stored due date. */
  isTyping: boolean;
}

/**
 * The state behind a `DueDateForm`: opens with the stored due date, and stores what is submitted after a simulated
 * wait.
 * @param whenCalculated Called once a submission is stored.
 */
export function useDueDateForm(waitMs: number, whenCalculated: () => void): DueDateForm {
  const today = useToday();
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceDueDate, initialDueDateState);
  const storedDueDate = known.status === 'known' ? (known.value?.dueDate ?? '') : undefined;

  useEffect(() => {
    if (storedDueDate !== undefined && today) dispatch({ type: 'opened', text: storedDueDate, today });
  }, [storedDueDate, today]);

  const pending = state.status === 'calculating' ? state.text : undefined;
  useSimulatedWait(pending, waitMs, (submitted) => {
    dispatch({ type: 'calculated' });
    // Storing the same due date again would lose what it was calculated from.
    if (submitted !== storedDueDate) storePregnancy({ dueDate: submitted, origin: 'entered' });
    whenCalculated();
  });

  const dueDate = useDueDate();
  return {
    state,
    dispatch,
    today,
    dueDate: today && isCurrentDueDate(dueDate, today) ? dueDate : undefined,
    isTyping: state.status !== 'unknown' && state.text !== storedDueDate,
  };
}
