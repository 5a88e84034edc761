'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { LinkProblem } from '@/components/share/link-problem';
import { showToast } from '@/components/ui/show-toast';
import { useToday } from '@/lib/browser/clock';
import { clearLocationHash, clearLocationSearch, useLocationSearch } from '@/lib/browser/location';
import { CALCULATION_WAIT_MS, useSimulatedWait } from '@/lib/browser/simulated-wait';
import { forgetPregnancy, storePregnancy, usePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import { initialCalculatorState, reduceCalculator } from '@/lib/pregnancy/calculator-state';
import { describePregnancy, type PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { parseSharedDate, type SharedDate } from '@/lib/share/shared-date';
import * as words from '@/words/calculator/calculator';
import { Arrival } from './arrival';
import { CalculatorForm } from './calculator-form';
import { ResultArea } from './result-area';

interface CalculatorProps {
  /**
   * Called with each new result, after it was stored. No page of the site passes it: the product's specification asks
   * for it, so that a page may react to a result, and the tests check it.
   */
  onCalculated?: (result: PregnancyCalculation) => void;
}

/** A date in, a due date out. The result is the visitor's stored pregnancy, so it is there again on the next visit. */
export function Calculator({ onCalculated }: CalculatorProps) {
  const today = useToday();
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceCalculator, initialCalculatorState);
  const [forgotten, setForgotten] = useState<StoredPregnancy>();
  const results = useRef<HTMLDivElement>(null);
  const search = useLocationSearch();
  const shared: SharedDate = today && search ? parseSharedDate(search, today) : { status: 'none' };

  // Opens the form with what is stored; again when another tab stores something else.
  const stored = known.status === 'known' ? known.value : undefined;
  const isReady = today !== undefined && known.status === 'known';
  useEffect(() => {
    if (isReady) dispatch({ type: 'opened', today, stored });
  }, [isReady, today, stored]);

  const pending = state.status === 'calculating' ? state.pending : undefined;
  useEffect(() => {
    // A new result opens with its first view. The hash is cleared now, so that the wait for that view runs during the
    // wait for the result.
    if (pending) clearLocationHash();
  }, [pending]);
  useSimulatedWait(pending, CALCULATION_WAIT_MS, (calculated) => {
    dispatch({ type: 'calculated' });
    storePregnancy(calculated);
    clearLocationSearch();
    const dueDate = parseCalendarDate(calculated.dueDate);
    if (dueDate && today) {
      const date = formatLongDate(dueDate);
      showToast({
        id: 'due-date-calculated',
        title: words.calculated,
        description: dueDate < today ? words.wasDueOn(date) : words.isDueOn(date),
      });
      onCalculated?.(describePregnancy(dueDate, today));
    }
    showFromItsStart(results.current);
  });

  function forget() {
    setForgotten(known.status === 'known' ? known.value : undefined);
    forgetPregnancy();
    showToast({ id: 'due-date-forgotten', ...words.forgotten });
    // The button that was pressed is gone with the result.
    focusResults();
  }
  function undo() {
    if (forgotten) storePregnancy(forgotten);
    setForgotten(undefined);
    focusResults();
  }
  function focusResults() {
    // `focus()` by itself may scroll to the middle of a result that is longer than the screen.
    results.current?.focus({ preventScroll: true });
    showFromItsStart(results.current);
  }

  return (
    <div
      data-island="calculator"
      className="grid max-w-2xl items-start gap-8 lg:max-w-none lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      {shared.status === 'problem' && (
        <div className="lg:col-span-2">
          <LinkProblem problem={shared.problem} />
        </div>
      )}
      <CalculatorForm state={state} dispatch={dispatch} today={today} isBelowResult={shared.status === 'date'} />
      {/* With a shared due date the result comes before the form on a phone. */}
      {/* biome-ignore lint/a11y/useSemanticElements: an output would be read out again beside the toast. */}
      <div
        ref={results}
        id="result"
        role="group"
        aria-label={words.resultName}
        tabIndex={-1}
        className={`grid scroll-mt-4 gap-8 outline-none ${shared.status === 'date' ? 'max-lg:order-first' : ''}`}
      >
        {shared.status === 'date' && (
          <Arrival
            dueDate={formatCalendarDate(shared.dueDate)}
            ownDueDate={known.status === 'known' ? known.value?.dueDate : undefined}
            onAnswered={focusResults}
          />
        )}
        <ResultArea
          known={known}
          sharedDueDate={shared.status === 'date' ? shared.dueDate : undefined}
          today={today}
          isCalculating={state.status === 'calculating'}
          onForget={forget}
          onUndo={forgotten && undo}
        />
      </div>
    </div>
  );
}

/** Where the result stands below the form, it comes into view; beside the form it is in view already. */
function showFromItsStart(element: HTMLElement | null) {
  const form = element?.previousElementSibling;
  const isBelow = form && element.getBoundingClientRect().top >= form.getBoundingClientRect().bottom;
  if (isBelow) element.scrollIntoView({ block: 'start' });
}
