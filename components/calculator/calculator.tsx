'use client';

import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnotherPregnancy } from '@/components/birth/another-pregnancy';
import { LinkProblem } from '@/components/share/link-problem';
import { PastDueDate } from '@/components/share/past-due-date';
import { Button } from '@/components/ui/button';
import { InPageScript } from '@/components/ui/in-page-script';
import { showToast } from '@/components/ui/show-toast';
import { useIsLoaded } from '@/components/ui/use-is-loaded';
import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { clearLocationHash, clearLocationSearch, useLocationHash, useLocationSearch } from '@/lib/browser/location';
import { CALCULATION_WAIT_MS, useSimulatedWait } from '@/lib/browser/simulated-wait';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { forgetPregnancy, storePregnancy, usePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import type { KnownDate } from '@/lib/pregnancy/calculator-fields';
import { initialCalculatorState, reduceCalculator } from '@/lib/pregnancy/calculator-state';
import { describePregnancy, type PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';
import { parseSharedDate, type SharedDate } from '@/lib/share/shared-date';
import * as words from '@/words/calculator/calculator';
import { intro } from '@/words/calculator/heading';
import { forgottenHere, keptHere } from '@/words/calculator/result';
import { Arrival } from './arrival';
import { CalculatorForm } from './calculator-form';
import { BabyWeek, ResultArea } from './result-area';

/** The hashes of the address that open the form, with the method that they choose. */
const formHashes: Record<string, KnownDate | undefined> = {
  'change-date': undefined,
  conception: 'conception',
  ultrasound: 'ultrasound',
  'due-date': 'dueDate',
};

/** The hash of the address that calculates what is kept anew, with its wait: the home page has kept it a moment ago. */
const CALCULATE_HASH = 'calculate';

/** A change of what is kept that one tap has made. */
interface LastChange {
  before: StoredPregnancy | undefined;
  /** The due date that is kept since, yyyy-MM-dd, if one is. */
  after: string | undefined;
}

interface CalculatorProps {
  /** The title of the page: in here, below the script that may hide it, as the browser would show it first elsewhere. */
  heading?: ReactNode;
  /** What to do from 42 weeks 1 day on. Made by the page: it needs no script. */
  callToday?: ReactNode;
  /**
   * Called with each new result, after it was stored. No page of the site passes it: the product's specification asks
   * for it, so that a page may react to a result, and the tests check it.
   */
  onCalculated?: (result: PregnancyCalculation) => void;
}

/** A date in, a due date out. The result is the visitor's stored pregnancy, so it is there again on the next visit. */
export const Calculator = asWidget(function Calculator({ heading, callToday, onCalculated }: CalculatorProps) {
  const today = useToday();
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceCalculator, initialCalculatorState);
  const [lastChange, setLastChange] = useState<LastChange>();
  const [isChanging, setChanging] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useLocationSearch();
  const hash = useLocationHash();
  const shared: SharedDate = today && search ? parseSharedDate(search, today) : { status: 'none' };

  // Opens the form with what is stored; again when another tab stores something else.
  const stored = known.status === 'known' ? known.value : undefined;
  const isReady = today !== undefined && known.status === 'known';
  useEffect(() => {
    if (isReady) dispatch({ type: 'opened', today, stored });
  }, [isReady, today, stored]);

  const isShared = shared.status === 'date';
  // A form whose result stands below it steps back to one line; `changing` while that line is open.
  const hasResult = isReady && !isShared && isCounted(parseCalendarDate(stored?.dueDate ?? ''), today);
  const counted = useCountedBirth(today);
  const birth = isShared || hasResult ? undefined : counted;
  const isBabyLoaded = useIsLoaded(BabyWeek, birth !== undefined);
  const isSettled = isReady && (birth === undefined || isBabyLoaded);
  const layout = birth ? 'born' : getLayout({ hasResult, isShared, isChanging });

  useEffect(() => {
    if (!isReady || !Object.hasOwn(formHashes, hash)) return;
    setChanging(true);
    const method = formHashes[hash];
    if (method) dispatch({ type: 'edited', fields: { method } });
  }, [isReady, hash]);

  function changeDate() {
    flushSync(() => setChanging(!isChanging));
    form.current?.querySelector<HTMLElement>('input[type="date"]')?.focus();
  }

  const pending = state.status === 'calculating' ? state.pending : undefined;
  // From the first sight of the page on: the result must not flash up before its wait.
  const isToCalculate = hasResult && hash === CALCULATE_HASH;
  const isOpened = state.status !== 'unknown' && state.openedWith === stored;
  useEffect(() => {
    if (isToCalculate && isOpened) dispatch({ type: 'submitted', today });
    // Of a due date that is not counted any more there is nothing to calculate.
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
      setChanging(false);
      setLastChange(undefined);
      storePregnancy(calculated);
      clearLocationSearch();
    });
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
    // The button that was pressed has gone with the form.
    focusResults();
  });

  function forget() {
    setLastChange({ before: stored, after: undefined });
    forgetPregnancy();
    showToast({ id: 'due-date-forgotten', ...words.forgotten });
    // The button that was pressed is gone with the result.
    focusResults();
  }
  function keepAsOwn(dueDate: string) {
    setLastChange({ before: stored, after: dueDate });
    storePregnancy({ dueDate, origin: 'link' });
  }
  function undo() {
    if (lastChange?.before) storePregnancy(lastChange.before);
    else forgetPregnancy();
    setLastChange(undefined);
    focusResults();
  }
  // Not over what was kept since, here or in another tab.
  const canUndo = lastChange !== undefined && !isShared && stored?.dueDate === lastChange.after;

  function focusResults() {
    // `focus()` by itself may scroll to the middle of a result that is longer than the screen.
    results.current?.focus({ preventScroll: true });
    showFromItsStart(results.current);
  }

  // With a shared due date the result comes before the form.
  const formPart = (
    <div className={`grid gap-3 ${isShared ? 'order-last mt-6' : ''}`}>
      <Button
        look="quiet"
        aria-expanded={isChanging}
        aria-controls="calculator-form"
        onClick={changeDate}
        className="hidden! justify-self-start in-data-[date=awaited]:inline-flex! in-data-[date=changing]:inline-flex! in-data-[date=kept]:inline-flex!"
      >
        <PencilSquareIcon aria-hidden className="size-5" />
        {words.changeDate}
      </Button>
      <AnotherPregnancy isFolded={birth !== undefined} isOpen={isChanging} onToggle={setChanging}>
        <div
          ref={form}
          id="calculator-form"
          className="max-w-2xl in-[[data-date^=awaited]]:hidden in-data-[date=kept]:hidden"
        >
          {/* Below a shared result the title of the form is enough. */}
          {!isShared && <p className="mb-6 text-ink-soft text-lg">{intro}</p>}
          <CalculatorForm state={state} dispatch={dispatch} today={today} isBelowResult={isShared} />
        </div>
      </AnotherPregnancy>
    </div>
  );

  return (
    <div
      data-island="calculator"
      data-date={isSettled ? layout : undefined}
      // The script below sets the attribute before React does.
      suppressHydrationWarning
      className="grid items-start gap-x-8 gap-y-2 sm:gap-y-4 data-[date=none]:lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] not-data-date:lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <InPageScript name="await-own-date" />
      {heading}
      {shared.status === 'problem' && (
        <div className="lg:col-span-full">
          <LinkProblem problem={shared.problem} />
        </div>
      )}
      {shared.status === 'past' && stored?.dueDate !== formatCalendarDate(shared.dueDate) && (
        <div className="lg:col-span-full">
          <PastDueDate dueDate={shared.dueDate} />
        </div>
      )}
      {!birth && formPart}
      {/* biome-ignore lint/a11y/useSemanticElements: an output would be read out again beside the toast. */}
      <div
        ref={results}
        id="result"
        role="group"
        aria-label={words.resultName}
        tabIndex={-1}
        data-part="result"
        className="grid min-w-0 scroll-mt-4 gap-8 outline-none"
      >
        {shared.status === 'date' && (
          <Arrival
            dueDate={formatCalendarDate(shared.dueDate)}
            ownDueDate={stored?.dueDate}
            onKeep={() => keepAsOwn(formatCalendarDate(shared.dueDate))}
            onAnswered={focusResults}
          />
        )}
        <ResultArea
          callToday={callToday}
          known={known}
          sharedDueDate={shared.status === 'date' ? shared.dueDate : undefined}
          today={today}
          birth={isBabyLoaded ? birth : undefined}
          pendingDueDate={parseCalendarDate((pending ?? (isToCalculate ? stored : undefined))?.dueDate ?? '')}
          onForget={forget}
          undo={canUndo ? { text: lastChange.after ? keptHere : forgottenHere, onUndo: undo } : undefined}
        />
      </div>
      {birth && formPart}
    </div>
  );
});

/** What stands where: `none` for the form alone, beside the room for the result. */
function getLayout({ hasResult, isShared, isChanging }: Record<'hasResult' | 'isShared' | 'isChanging', boolean>) {
  if (isShared) return 'shared';
  if (!hasResult) return 'none';
  return isChanging ? 'changing' : 'kept';
}

/** Brings the result to the top of the screen, unless it stands in the upper part of it already. */
function showFromItsStart(element: HTMLElement | null) {
  const top = element?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 4) element?.scrollIntoView({ block: 'start' });
}
