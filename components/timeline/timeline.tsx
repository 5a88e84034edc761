'use client';

import { type ReactNode, useState } from 'react';
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
import {
  dateSeasonalAppointments,
  getAppointmentWindow,
  listRegionalAppointments,
} from '@/lib/timeline/appointment-windows';
import { getAppointmentEventId, getMilestoneEventId } from '@/lib/timeline/calendar-event';
import { getTimelineWeek } from '@/lib/timeline/important-dates';
import type { Appointment } from '@/lib/weeks/appointments';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import * as words from '@/words/timeline/timeline';
import { AddEventButton } from './add-event-button';
import { AddToCalendar } from './add-to-calendar';
import { AppointmentWindows } from './appointment-windows';
import { BlankSheet } from './blank-sheet';
import { ImportantDates } from './important-dates';
import { AfterWeeks, BenefitDates, NextAppointment, OwnAppointment } from './load-own-dates';
import { MilestoneList } from './milestone-list';
import { NextMilestone } from './next-milestone';
import { PrintChoice } from './print-choice';
import { TimelineForm } from './timeline-form';
import { useCalendarExport } from './use-calendar-export';
import { usePaper } from './use-paper';
import { WeekDevelopment } from './week-development';
import { WeekSlider } from './week-slider';
import { WhenToCallInWeek } from './when-to-call-in-week';

interface TimelineProps {
  /** Given by the page, so that the widget's script does not hold these texts. */
  overviews: WeekOverview[];
  appointments: Appointment[];
  /** The origin line of the printed sheet without dates. */
  sheetOrigin: ReactNode;
}

/** The forty weeks as seen from the chosen one; an example until the visitor's due date is known. */
export const Timeline = asWidget(function Timeline({
  overviews,
  appointments: allAppointments,
  sheetOrigin,
}: TimelineProps) {
  const [chosenWeek, setChosenWeek] = useState<number>();
  const { Plan, look, print, hasFailed } = usePaper();
  const { state, dispatch, today, dueDate, isTyping } = useDueDateForm(0, () => setChosenWeek(undefined));
  const keptDueDate = useDueDate();
  const hasBirth = useIsStored('birth');
  const isDueDateOver = today !== undefined && keptDueDate !== undefined && !isCounted(keptDueDate, today);
  // Stays once it is so: what is loaded then holds the form, which would lose focus.
  const [isOver, setOver] = useState(false);
  if ((hasBirth || isDueDateOver) && !isOver) setOver(true);
  const isLoaded = useIsLoaded(AfterWeeks, isOver);
  const region = useRegionCode();
  const calendar = useCalendarExport(dueDate, region, today);
  const regional = listRegionalAppointments(allAppointments, region);
  const appointments = dueDate ? dateSeasonalAppointments(regional, dueDate) : regional;

  const ownWeek = dueDate && today && getTimelineWeek(dueDate, today);
  const week = chosenWeek ?? ownWeek ?? EXAMPLE_WEEK;
  const isPastWeekForty = dueDate && today ? getGestationalAge(dueDate, today).weeks > LAST_WEEK : false;

  const renderAddButton = (id: string, title: string) =>
    dueDate && <AddEventButton id={id} title={title} calendar={calendar} />;

  const weeks = (
    <>
      <TimelineForm
        state={state}
        dispatch={dispatch}
        today={today}
        dueDate={isDueDateOver ? undefined : dueDate}
        isTyping={isTyping}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,34rem)_1fr] lg:gap-x-10">
        <WeekSlider week={week} ownWeek={ownWeek} dueDate={dueDate} onChange={setChosenWeek} />
        <div className="grid content-start gap-6">
          {dueDate && today && <NextAppointment dueDate={dueDate} region={region} today={today} />}
          <NextMilestone week={week} dueDate={dueDate} isPastWeekForty={isPastWeekForty} />
        </div>
        <WeekDevelopment overview={overviews[week - 1]} />
        <WhenToCallInWeek week={week} />
      </div>
      <div className="mt-16">
        <ImportantDates dueDate={dueDate} today={today} />
      </div>
      <div
        id="calendar"
        className="mt-16 grid scroll-mt-4 items-start gap-6 lg:grid-cols-2 [@media(scripting:none)]:hidden"
      >
        <AddToCalendar
          dueDate={dueDate}
          calendar={calendar}
          onDueDateMissing={() => today && dispatch({ type: 'submitted', today })}
        />
        <PrintChoice hasDueDate={dueDate !== undefined} hasFailed={hasFailed} onPrint={print} />
      </div>
      <section aria-labelledby="milestones" className="mt-16">
        <h2 id="milestones" className="mb-4">
          {words.milestones}
        </h2>
        <MilestoneList
          week={week}
          dueDate={dueDate}
          heading="h3"
          renderAction={(milestone) => renderAddButton(getMilestoneEventId(milestone.week), milestone.title)}
        />
      </section>
      <div className="mt-16">
        <AppointmentWindows
          week={week}
          dueDate={dueDate}
          appointments={dueDate ? appointments.filter(({ group }) => group !== 'benefit') : appointments}
          hasRegions={!region}
          renderAction={(appointment) => (
            <div className="flex flex-wrap items-end gap-x-5">
              {dueDate && (
                <OwnAppointment
                  id={appointment.id}
                  title={appointment.title}
                  dueDate={dueDate}
                  window={getAppointmentWindow(appointment, dueDate)}
                />
              )}
              {renderAddButton(getAppointmentEventId(appointment.id), appointment.title)}
            </div>
          )}
        />
      </div>
      {dueDate && (
        <BenefitDates dueDate={dueDate} region={region} renderAction={({ id, title }) => renderAddButton(id, title)} />
      )}
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
      data-first={getFirst({ isKnown: today !== undefined, isOver, isLoaded })}
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
        <Plan dueDate={dueDate} region={region} appointments={appointments} overviews={overviews} look={look} />
      ) : (
        <BlankSheet origin={sheetOrigin} appointments={allAppointments} />
      )}
    </div>
  );
});

/** Whether the box above the weeks is shown; nothing while it is awaited. */
function getFirst({ isKnown, isOver, isLoaded }: Record<'isKnown' | 'isOver' | 'isLoaded', boolean>) {
  if (!isKnown || isOver !== isLoaded) return undefined;
  return isOver ? 'shown' : 'none';
}
