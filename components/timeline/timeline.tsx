'use client';

import { type ReactNode, useState } from 'react';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { SupportLink } from '@/components/support/support-link';
import { InPageScript } from '@/components/ui/in-page-script';
import { useIsLoaded } from '@/components/ui/use-is-loaded';
import { asWidget } from '@/components/ui/widget-boundary';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { EXAMPLE_WEEK } from '@/data/timeline-rules';
import { useDueDateForm } from '@/lib/browser/use-due-date-form';
import { useIsStored } from '@/lib/browser/use-is-stored';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { useRegionCode } from '@/lib/browser/use-region';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isCounted } from '@/lib/pregnancy/term';
import { getTimelineWeek } from '@/lib/timeline/important-dates';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import * as words from '@/words/timeline/timeline';
import { AddToCalendar } from './add-to-calendar';
import { BlankSheet } from './blank-sheet';
import { Fold } from './fold';
import { ImportantDates } from './important-dates';
import { AfterWeeks, NextOwnDates, OwnDates } from './load-own-dates';
import { NextMilestone } from './next-milestone';
import { PrintChoice } from './print-choice';
import { RegionRow } from './region-row';
import { TimelineForm } from './timeline-form';
import { useCalendarExport } from './use-calendar-export';
import { usePaper } from './use-paper';
import { WeekDevelopment } from './week-development';
import { WeekSlider } from './week-slider';
import { WeeksByTrimester } from './weeks-by-trimester';

interface TimelineProps {
  /** Given by the page, so that the widget's script does not hold these texts. */
  overviews: WeekOverview[];
  /** The origin line of the printed sheet without dates. */
  sheetOrigin: ReactNode;
}

/**
 * What comes next, and all dates by trimester; below that the forty weeks as seen from the chosen one. In weeks until the
 * visitor's due date is known.
 */
export const Timeline = asWidget(function Timeline({ overviews, sheetOrigin }: TimelineProps) {
  const [chosenWeek, setChosenWeek] = useState<number>();
  const [entries, setEntries] = useState(0);
  const { Plan, look, print, hasFailed } = usePaper();
  const { state, dispatch, today, dueDate } = useDueDateForm(0, () => {
    setChosenWeek(undefined);
    setEntries((count) => count + 1);
  });
  const keptDueDate = useDueDate();
  const hasBirth = useIsStored('birth');
  const isDueDateOver = today !== undefined && keptDueDate !== undefined && !isCounted(keptDueDate, today);
  // Stays once it is so: what is loaded then holds the form, which would lose focus.
  const [isOver, setOver] = useState(false);
  if ((hasBirth || isDueDateOver) && !isOver) setOver(true);
  const isLoaded = useIsLoaded(AfterWeeks, isOver);
  const region = useRegionCode();
  const calendar = useCalendarExport(dueDate, region, today, hasBirth);

  const hasOwn = dueDate !== undefined || region !== undefined;
  const isNextLoaded = useIsLoaded(NextOwnDates, dueDate !== undefined);
  const areDatesLoaded = useIsLoaded(OwnDates, hasOwn);
  // Shown together, and only then: nothing moves while one of them is on its way.
  const isOwnShown = areDatesLoaded && (dueDate === undefined || isNextLoaded);
  const shownDueDate = isOwnShown ? dueDate : undefined;

  const age = dueDate && today && getGestationalAge(dueDate, today);
  const ownWeek = dueDate && today && getTimelineWeek(dueDate, today);
  const week = chosenWeek ?? ownWeek ?? EXAMPLE_WEEK;

  const weeks = (
    <>
      <TimelineForm
        state={state}
        dispatch={dispatch}
        today={today}
        dueDate={shownDueDate}
        region={region}
        isOver={isDueDateOver}
        entries={entries}
      />
      {shownDueDate && today && (
        <NextOwnDates dueDate={shownDueDate} region={region} today={today} calendar={calendar} />
      )}
      <div className="mt-5 grid max-w-reading gap-3">
        <SomethingWrong stage={age?.weeks} />
        <RegionRow isShownElsewhere={shownDueDate !== undefined} />
      </div>
      <section aria-labelledby="appointments" className="mt-6">
        <h2 id="appointments" className="scroll-mt-4 text-xl">
          {words.appointments}
        </h2>
        <p className="mt-1 mb-3 max-w-reading text-ink-soft text-sm">{words.appointmentsIntro}</p>
        <div id="milestones" className="scroll-mt-4">
          {isOwnShown && <OwnDates dueDate={dueDate} region={region} week={ownWeek} calendar={calendar} />}
          <div hidden={isOwnShown}>
            <WeeksByTrimester />
          </div>
        </div>
      </section>
      <div className="divide-y divide-line border-line border-b">
        <Fold id="important-dates" title={words.importantDatesTitle}>
          <ImportantDates dueDate={dueDate} today={today} />
        </Fold>
        <div className="[@media(scripting:none)]:hidden">
          <Fold id="calendar" title={words.calendar}>
            <AddToCalendar
              dueDate={dueDate}
              calendar={calendar}
              onDueDateMissing={() => today && dispatch({ type: 'submitted', today })}
            />
          </Fold>
        </div>
        <div className="[@media(scripting:none)]:hidden">
          <Fold id="paper" title={words.paper}>
            <PrintChoice hasDueDate={dueDate !== undefined} hasFailed={hasFailed} onPrint={print} />
          </Fold>
        </div>
      </div>
      <div className="mt-10 grid gap-6 lg:grid-cols-[minmax(0,34rem)_1fr] lg:gap-x-10">
        <WeekSlider week={week} ownWeek={ownWeek} dueDate={dueDate} onChange={setChosenWeek} />
        <NextMilestone week={week} dueDate={dueDate} isPastWeekForty={age !== undefined && age.weeks > LAST_WEEK} />
        <WeekDevelopment overview={overviews[week - 1]} />
      </div>
      {dueDate && !isDueDateOver && (
        <p className="mt-8">
          <SupportLink />
        </p>
      )}
    </>
  );

  return (
    <div
      data-island="timeline"
      data-first={getFirst({
        isKnown: today !== undefined,
        isExpected: isOver || dueDate !== undefined,
        isReady: isOver === isLoaded && (dueDate === undefined || isOwnShown),
      })}
      // The script below sets the attribute before React does.
      suppressHydrationWarning
    >
      <InPageScript name="await-first-box" />
      <div className="print:hidden">
        {isLoaded && today ? (
          <AfterWeeks dueDate={dueDate} today={today}>
            {weeks}
          </AfterWeeks>
        ) : (
          weeks
        )}
      </div>
      {Plan ? (
        <Plan dueDate={dueDate} region={region} overviews={overviews} look={look} />
      ) : (
        <BlankSheet origin={sheetOrigin} />
      )}
    </div>
  );
});

/** Whether what stands first for a visitor who is known is shown; nothing while it is awaited. */
function getFirst({ isKnown, isExpected, isReady }: Record<'isKnown' | 'isExpected' | 'isReady', boolean>) {
  if (!isKnown || !isReady) return undefined;
  return isExpected ? 'shown' : 'none';
}
