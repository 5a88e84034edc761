'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Appointment } from '@/data/appointments';
import type { Milestone } from '@/data/milestones';
import { printPage } from '@/lib/browser/print-page';
import { useDueDateForm } from '@/lib/browser/use-due-date-form';
import { useRegion } from '@/lib/browser/use-region';
import { EXAMPLE_WEEK } from '@/lib/timeline/constants';
import { getTimelineWeek } from '@/lib/timeline/get-timeline-week';
import { listRegionalAppointments } from '@/lib/timeline/list-regional-appointments';
import { LAST_WEEK } from '@/lib/weeks/constants';
import type { WeekOverview } from '@/lib/weeks/list-week-overviews';
import { AddEventButton } from './add-event-button';
import { AddToCalendar } from './add-to-calendar';
import { AppointmentWindows } from './appointment-windows';
import { BenefitDates } from './benefit-dates';
import { ImportantDates } from './important-dates';
import { MilestoneList } from './milestone-list';
import { NextMilestone } from './next-milestone';
import { PrintChoice } from './print-choice';
import { PrintedTimeline, type PrintLook } from './printed-timeline';
import { TimelineForm } from './timeline-form';
import { useCalendarExport } from './use-calendar-export';
import { WeekDevelopment } from './week-development';
import { WeekSlider } from './week-slider';

interface TimelineProps {
  /** Texts come with the page: they would weigh on the script. */
  overviews: WeekOverview[];
  appointments: Appointment[];
}

/** The forty weeks, seen from any of them: an example until the visitor's due date is known. */
export function Timeline({ overviews, appointments: allAppointments }: TimelineProps) {
  const [chosenWeek, setChosenWeek] = useState<number>();
  const [printLook, setPrintLook] = useState<PrintLook>('wall');
  const { state, dispatch, today, dueDate, isTyping } = useDueDateForm(0, () => setChosenWeek(undefined));
  const knownRegion = useRegion();
  const region = knownRegion.status === 'known' ? knownRegion.value : undefined;
  const calendar = useCalendarExport(dueDate, region);
  const appointments = listRegionalAppointments(allAppointments, region);

  const ownWeek = dueDate && today && getTimelineWeek(dueDate, today);
  const week = chosenWeek ?? ownWeek ?? EXAMPLE_WEEK;

  const renderAddButton = (id: string, title: string) =>
    dueDate && <AddEventButton id={id} title={title} calendar={calendar} />;

  function print(look: PrintLook) {
    // The page has to stand on paper's terms before the browser takes it.
    flushSync(() => setPrintLook(look));
    printPage();
  }

  return (
    <div data-island="timeline">
      <div className="print:hidden">
        <TimelineForm state={state} dispatch={dispatch} today={today} shownDueDate={isTyping ? undefined : dueDate} />
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,34rem)_1fr]">
          <WeekSlider week={week} ownWeek={ownWeek} dueDate={dueDate} onChange={setChosenWeek} />
          <div className="grid gap-6">
            <NextMilestone week={week} dueDate={dueDate} />
            <WeekDevelopment overview={overviews[week - 1]} />
          </div>
        </div>
        <div className="mt-16">
          <ImportantDates dueDate={dueDate} today={today} />
        </div>
        <div className="mt-16 grid items-start gap-6 lg:grid-cols-2">
          <AddToCalendar
            dueDate={dueDate}
            calendar={calendar}
            onDueDateMissing={() => today && dispatch({ type: 'submitted', today })}
          />
          <PrintChoice hasDueDate={dueDate !== undefined} onPrint={print} />
        </div>
        <section aria-labelledby="milestones" className="mt-16">
          <h2 id="milestones" className="mb-4">
            Milestones
          </h2>
          <MilestoneList
            week={week}
            dueDate={dueDate}
            look="cards"
            heading="h3"
            renderAction={(milestone) => renderAddButton(getMilestoneEventId(milestone), milestone.title)}
          />
        </section>
        <div className="mt-16">
          <AppointmentWindows
            week={week}
            dueDate={dueDate}
            appointments={dueDate ? appointments.filter(({ group }) => group !== 'benefit') : appointments}
            hasRegions={!region}
            renderAction={({ id, title }) => renderAddButton(`appointment-${id}`, title)}
          />
        </div>
        {dueDate && (
          <BenefitDates
            dueDate={dueDate}
            region={region}
            renderAction={({ id, title }) => renderAddButton(id, title)}
          />
        )}
      </div>
      <PrintedTimeline
        look={printLook}
        dueDate={dueDate}
        region={region}
        appointments={appointments}
        isMounted={today !== undefined}
      />
    </div>
  );
}

/** The due date is an event of its own. */
function getMilestoneEventId({ week }: Milestone): string {
  return week === LAST_WEEK ? 'due-date' : `milestone-${week}`;
}
