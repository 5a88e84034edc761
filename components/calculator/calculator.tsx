'use client';

import { type ReactNode, useRef, useState } from 'react';
import { LinkProblem } from '@/components/share/link-problem';
import { PastDueDate } from '@/components/share/past-due-date';
import { usePregnancyChange } from '@/components/share/use-pregnancy-change';
import { InPageScript } from '@/components/ui/in-page-script';
import { showToast } from '@/components/ui/show-toast';
import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { focusFromItsStart } from '@/lib/browser/focus';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getDateState } from '@/lib/pregnancy/date-state';
import { describePregnancy, type PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';
import { Arrival } from './arrival';
import { FormPart } from './form-part';
import { ResultArea } from './result-area';
import { useCalculation } from './use-calculation';
import { useShownDate } from './use-shown-date';

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
  const { known, stored, shared, isReady, isShared, hasResult, birth, isBabyLoaded, isSettled } = useShownDate(today);
  const { adopt, forget, undo } = usePregnancyChange();
  const [isChanging, setChanging] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  // What was pressed goes with the form, with the result or with its notice.
  const focusResults = () => focusFromItsStart(results.current);

  const { pendingDueDate, ...form } = useCalculation({
    today,
    stored,
    isReady,
    hasResult,
    whenStored: () => setChanging(false),
    whenShown(dueDate) {
      if (dueDate && today) onCalculated?.(describePregnancy(dueDate, today));
      focusResults();
    },
  });

  const hasBirth = birth !== undefined;
  const formPart = (
    <FormPart
      {...form}
      today={today}
      isShared={isShared}
      hasBirth={hasBirth}
      isChanging={isChanging}
      onChanging={setChanging}
    />
  );

  return (
    <div
      data-island="calculator"
      data-date={isSettled ? getDateState({ isShared, hasResult, hasBirth, isChanging }) : undefined}
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
      {!hasBirth && formPart}
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
            onAdopt={() => adopt(formatCalendarDate(shared.dueDate))}
            onAnswered={focusResults}
          />
        )}
        <ResultArea
          callToday={callToday}
          known={known}
          sharedDueDate={shared.status === 'date' ? shared.dueDate : undefined}
          today={today}
          birth={isBabyLoaded ? birth : undefined}
          pendingDueDate={pendingDueDate}
          onForget={() => {
            forget();
            showToast({ id: 'due-date-forgotten', ...words.forgotten });
            focusResults();
          }}
          undo={
            undo && !isShared
              ? {
                  text: undo.text,
                  onUndo() {
                    undo.onUndo();
                    focusResults();
                  },
                }
              : undefined
          }
        />
      </div>
      {hasBirth && formPart}
    </div>
  );
});
