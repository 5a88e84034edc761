'use client';

import { useEffect, useReducer, useRef } from 'react';
import { showToast } from '@/components/ui/show-toast';
import { startSimulatedWait } from '@/lib/browser/simulated-wait';
import { storePregnancy, usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatLongDate } from '@/lib/format/format-long-date';
import { initialCalculatorState, reduceCalculator } from '@/lib/pregnancy/calculator-state';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { CalculatorForm } from './calculator-form';
import { ResultArea } from './result-area';

const CALCULATION_WAIT_MS = 1_200;

interface CalculatorProps {
  /** Called with each new result, after it was stored. */
  onCalculated?: (result: PregnancyCalculation) => void;
}

/** A date in, a due date out. The result is the visitor's stored pregnancy, so it is there again on the next visit. */
export function Calculator({ onCalculated }: CalculatorProps) {
  const today = useToday();
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceCalculator, initialCalculatorState);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (today && known.status === 'known' && state.status === 'unknown') {
      dispatch({ type: 'opened', today, fields: known.pregnancy?.fields });
    }
  }, [today, known, state.status]);

  const pending = state.status === 'calculating' ? state.pending : undefined;
  useEffect(() => {
    const dueDate = pending && parseCalendarDate(pending.dueDate);
    if (!dueDate || !today) return;
    return startSimulatedWait(CALCULATION_WAIT_MS, () => {
      storePregnancy(pending);
      dispatch({ type: 'calculated' });
      showToast({ title: 'Due Date Calculated!', description: `Your baby is due on ${formatLongDate(dueDate)}` });
      onCalculated?.(describePregnancy(dueDate, today));
      showFromItsStart(results.current);
    });
  }, [pending, today, onCalculated]);

  return (
    <div
      data-island="calculator"
      className="grid max-w-2xl items-start gap-8 lg:max-w-none lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <CalculatorForm state={state} dispatch={dispatch} today={today} />
      <div ref={results} className="scroll-mt-4">
        <ResultArea known={known} today={today} isCalculating={state.status === 'calculating'} />
      </div>
    </div>
  );
}

/** On a phone the result is below the form; beside it, it is in view already. */
function showFromItsStart(element: HTMLElement | null) {
  const isBelowTheMiddle = element && element.getBoundingClientRect().top > window.innerHeight / 2;
  if (isBelowTheMiddle) element.scrollIntoView({ block: 'start' });
}
