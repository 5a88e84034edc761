'use client';

import { type ReactNode, useRef } from 'react';
import { CalculatorForm, type WayQuestion } from '@/components/calculator/calculator-form';
import { PastTerm } from '@/components/calculator/past-term';
import { ResultPlaceholder } from '@/components/calculator/result-placeholder';
import { useCalculation } from '@/components/calculator/use-calculation';
import { WhyDatesDifferLater } from '@/components/calculator/why-dates-differ-later';
import { InPageScript } from '@/components/ui/in-page-script';
import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { focusFromItsStart } from '@/lib/browser/focus';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { useDueDate, usePregnancy } from '@/lib/browser/use-pregnancy';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getDateState } from '@/lib/pregnancy/date-state';
import { isCounted } from '@/lib/pregnancy/term';
import { calculating, resultName } from '@/words/calculator/calculator';
import * as words from '@/words/due-date/way-in';
import { WayInResult } from './way-in-result';

interface WayInProps {
  /** What is asked; absent where every way in is offered. */
  question?: WayQuestion;
  /** Whether the page is about the weeks of today: they lead, and stand before the form once there are any. */
  isAboutWeeks?: boolean;
  /** What to do from 42 weeks 1 day on. Made by the page: it needs no script. */
  callToday: ReactNode;
}

/**
 * The form of the calculator on a page about one way in, or about the weeks. The result is stored as the calculator's own
 * is, and the same on every page; here it is short, and leads to the rest.
 */
export const WayIn = asWidget(function WayIn({ question, isAboutWeeks = false, callToday }: WayInProps) {
  const today = useToday();
  const known = usePregnancy();
  const dueDate = useDueDate();
  const birth = useCountedBirth(today);
  const results = useRef<HTMLDivElement>(null);

  const stored = known.status === 'known' ? known.value : undefined;
  const isReady = today !== undefined && known.status === 'known';
  const hasResult = isReady && isCounted(parseCalendarDate(stored?.dueDate ?? ''), today);

  const { pendingDueDate, ...form } = useCalculation({
    today,
    stored,
    isReady,
    hasResult,
    way: question?.way,
    whenStored() {},
    whenShown: () => focusFromItsStart(results.current),
  });
  const hasPassed = isReady && !hasResult && !birth && dueDate !== undefined && dueDate < today;

  return (
    <div
      data-island="way-in"
      data-date={isReady ? getDateState({ isShared: false, hasResult, hasBirth: false, isChanging: false }) : undefined}
      // The script below sets the attribute before React does.
      suppressHydrationWarning
    >
      {isAboutWeeks && <InPageScript name="await-own-date" />}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-8">
        <CalculatorForm {...form} today={today} isBelowResult={false} question={question} />
        {/* biome-ignore lint/a11y/useSemanticElements: an output would be read out again beside the toast. */}
        <div
          ref={results}
          role="group"
          aria-label={resultName}
          tabIndex={-1}
          className={`scroll-mt-4 outline-none ${isAboutWeeks ? 'in-data-[date=awaited]:order-first in-data-[date=stored]:order-first' : ''}`}
        >
          {hasPassed && !pendingDueDate ? (
            <PastTerm dueDate={dueDate} today={today} callToday={callToday} onForget={undefined} />
          ) : pendingDueDate || !hasResult || !dueDate ? (
            <ResultPlaceholder text={pendingDueDate ? calculating : words.noResult[isAboutWeeks ? 'weeks' : 'date']} />
          ) : (
            <WayInResult dueDate={dueDate} today={today} known={known} isAboutWeeks={isAboutWeeks} />
          )}
        </div>
      </div>
      {question?.way.method === 'ultrasound' && <WhyDatesDifferLater today={today} />}
    </div>
  );
});
