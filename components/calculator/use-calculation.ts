import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/show-toast';
import { clearLocationHash, clearLocationSearch, useLocationHash } from '@/lib/browser/location';
import { CALCULATION_WAIT_MS, useSimulatedWait } from '@/lib/browser/simulated-wait';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import type { WayIn } from '@/lib/pregnancy/calculator-fields';
import { initialCalculatorState, reduceCalculator } from '@/lib/pregnancy/calculator-state';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import * as words from '@/words/calculator/calculator';

/** The hash of the address that calculates what is stored anew, with its wait: the home page has stored it a moment ago. */
const CALCULATE_HASH = 'calculate';

interface CalculationProps {
  today: Date | undefined;
  stored: StoredPregnancy | undefined;
  /** Whether today and what is stored are known. */
  isReady: boolean;
  /** Whether what is stored is shown as a result. */
  hasResult: boolean;
  /** The one way in that the form is for; absent where it offers all. Always the same object. */
  way?: WayIn | undefined;
  /** Called while the result is stored, for what has to be rendered together with it. */
  whenStored: () => void;
  /** Called once the result is on the page. */
  whenShown: (dueDate: Date | undefined) => void;
}

/** The calculator's form, and the wait from its button to the result, which is stored at the end of it. */
export function useCalculation({ today, stored, isReady, hasResult, way, whenStored, whenShown }: CalculationProps) {
  const [state, dispatch] = useReducer(reduceCalculator, initialCalculatorState);
  const hash = useLocationHash();

  // Opens the form with what is stored; again when another tab stores something else.
  useEffect(() => {
    if (isReady && today) dispatch({ type: 'opened', today, stored, way });
  }, [isReady, today, stored, way]);

  const pending = state.status === 'calculating' ? state.pending : undefined;
  // From the first sight of the page on: the result must not flash up before its wait.
  // A form for one way in need not hold what is stored: a link must not calculate anything else.
  const isToCalculate = hasResult && !way && hash === CALCULATE_HASH;
  const isOpened = state.status !== 'unknown' && state.openedWith === stored;
  useEffect(() => {
    if (isToCalculate && isOpened && today) dispatch({ type: 'submitted', today });
    // There is nothing to calculate of a due date that is no longer counted.
    if (isReady && !hasResult && hash === CALCULATE_HASH) clearLocationHash();
  }, [isToCalculate, isOpened, isReady, hasResult, hash, today]);
  useEffect(() => {
    // A new result opens with its first view. The hash is cleared now, so that the wait for that view runs during the
    // wait for the result.
    if (pending) clearLocationHash();
  }, [pending]);

  useSimulatedWait(pending, CALCULATION_WAIT_MS, (calculated) => {
    // Rendered now, so that what follows scrolls to the place that the result has without the form.
    flushSync(() => {
      dispatch({ type: 'calculated' });
      whenStored();
      storePregnancy(calculated);
      clearLocationSearch();
    });
    const dueDate = parseCalendarDate(calculated.dueDate);
    if (dueDate && today) announce(dueDate, today);
    whenShown(dueDate);
  });

  return {
    state,
    dispatch,
    pendingDueDate: parseCalendarDate((pending ?? (isToCalculate ? stored : undefined))?.dueDate ?? ''),
  };
}

function announce(dueDate: Date, today: Date) {
  const date = formatLongDate(dueDate);
  showToast({
    id: 'due-date-calculated',
    title: words.calculated,
    description: dueDate < today ? words.wasDueOn(date) : words.isDueOn(date),
  });
}
