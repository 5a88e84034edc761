'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { WhereYouAre } from '@/components/development/where-you-are';
import { DueDateForm } from '@/components/ui/due-date-form';
import type { Milestone } from '@/data/milestones';
import { printPage } from '@/lib/browser/print-page';
import { useDueDateForm } from '@/lib/browser/use-due-date-form';
import { useRegion } from '@/lib/browser/use-region';
import { href } from '@/lib/site/href';
import { EXAMPLE_WEEK } from '@/lib/timeline/constants';
import { getTimelineWeek } from '@/lib/timeline/get-timeline-week';
import { listCalendarEvents } from '@/lib/timeline/list-calendar-events';
import { LAST_WEEK } from '@/lib/weeks/constants';
import type { WeekOverview } from '@/lib/weeks/list-week-overviews';
import { AddEventButton } from './add-event-button';
import { AddToCalendar } from './add-to-calendar';
import { AppointmentWindows } from './appointment-windows';
import { ImportantDates } from './important-dates';
import { MilestoneList } from './milestone-list';
import { NextMilestone } from './next-milestone';
import { PrintChoice } from './print-choice';
import { PrintedTimeline, type PrintLook } from './printed-timeline';
import { RegionField } from './region-field';
import { useCalendarExport } from './use-calendar-export';
import { WeekDevelopment } from './week-development';
import { WeekSlider } from './week-slider';

/** The forty weeks, seen from any of them: an example until the visitor's due date is known. */
export function Timeline({ overviews }: { overviews: WeekOverview[] }) {
  const [chosenWeek, setChosenWeek] = useState<number>();
  const [printLook, setPrintLook] = useState<PrintLook>('wall');
  const calendar = useCalendarExport();
  const { state, dispatch, today, dueDate, isTyping } = useDueDateForm(0, () => setChosenWeek(undefined));
  const knownRegion = useRegion();
  const region = knownRegion.status === 'known' ? knownRegion.value : undefined;

  const ownWeek = dueDate && today && getTimelineWeek(dueDate, today);
  const week = chosenWeek ?? ownWeek ?? EXAMPLE_WEEK;
  const events = dueDate ? listCalendarEvents(dueDate, region) : [];

  const renderAddButton = (id: string) => (
    <AddEventButton event={events.find((event) => event.id === id)} calendar={calendar} />
  );

  function print(look: PrintLook) {
    // The page has to stand on paper's terms before the browser takes it.
    flushSync(() => setPrintLook(look));
    printPage();
  }

  return (
    <div data-island="timeline">
      <div className="print:hidden">
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[32rem_minmax(0,20rem)]">
          <DueDateForm state={state} dispatch={dispatch} today={today} action="Show my dates" waiting="Show my dates" />
          <RegionField />
        </div>
        <div role="status" className="mt-2 min-h-14">
          {dueDate && today && !isTyping && (
            <WhereYouAre dueDate={dueDate} today={today} getWeekUrl={(own) => href(`/development/week-${own}`)} />
          )}
        </div>
        <WeekSlider week={week} ownWeek={ownWeek} dueDate={dueDate} onChange={setChosenWeek} />
        <div className="mt-4 grid gap-6 lg:grid-cols-2">
          <NextMilestone week={week} dueDate={dueDate} />
          <WeekDevelopment overview={overviews[week - 1]} />
        </div>
        <div className="mt-16">
          <ImportantDates dueDate={dueDate} today={today} />
        </div>
        <div className="mt-16 grid items-start gap-6 lg:grid-cols-2">
          <AddToCalendar
            dueDate={dueDate}
            events={events}
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
            renderAction={(milestone) => renderAddButton(getMilestoneEventId(milestone))}
          />
        </section>
        <div className="mt-16">
          <AppointmentWindows
            week={week}
            dueDate={dueDate}
            region={region}
            renderAction={({ id }) => renderAddButton(`appointment-${id}`)}
          />
        </div>
      </div>
      <PrintedTimeline look={printLook} dueDate={dueDate} region={region} isMounted={today !== undefined} />
    </div>
  );
}

/** The due date is an event of its own. */
function getMilestoneEventId({ week }: Milestone): string {
  return week === LAST_WEEK ? 'due-date' : `milestone-${week}`;
}
