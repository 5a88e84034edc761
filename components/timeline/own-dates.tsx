import { useEffect } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { isNewVisit, useLocationHash } from '@/lib/browser/location';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import {
  dateSeasonalAppointments,
  getAppointmentWindow,
  listShownAppointments,
} from '@/lib/timeline/appointment-windows';
import { getAppointmentEventId, getMilestoneEventId, getOwnEventId } from '@/lib/timeline/calendar-event';
import { findNextAppointment, listWrittenInChoices } from '@/lib/timeline/next-appointment';
import { listNextDates } from '@/lib/timeline/next-dates';
import { findNextOwnAppointment } from '@/lib/timeline/own-appointments';
import type { TimelineEntry } from '@/lib/timeline/trimester-entries';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import * as benefitWords from '@/words/timeline/benefit-dates';
import { AddEventButton } from './add-event-button';
import { BenefitDates } from './benefit-dates';
import { Fold } from './fold';
import { NextAppointment } from './next-appointment';
import { NextDates } from './next-dates';
import { OwnAppointment } from './own-appointment';
import { TrimesterFolds } from './trimester-folds';
import type { CalendarExport } from './use-calendar-export';
import { WriteInAppointment } from './write-in-appointment';

interface NextOwnDatesProps {
  dueDate: Date;
  region: ProvinceCode | undefined;
  today: Date;
  calendar: CalendarExport;
}

/** What comes next for the visitor: the appointment that is written in, then the next dates. */
export function NextOwnDates({ dueDate, region, today, calendar }: NextOwnDatesProps) {
  const own = useOwnAppointments();
  const appointments = listTimelineAppointments();
  const dates = listNextDates(appointments, { dueDate, region, own, today });
  const choices = listWrittenInChoices(appointments, region);
  const firstChoice = findNextAppointment(appointments, dueDate, region, today)?.appointment.id ?? choices.at(-1)?.id;
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-x-10">
      <NextAppointment
        dueDate={dueDate}
        region={region}
        today={today}
        choices={choices}
        firstChoice={firstChoice}
        calendar={calendar}
      />
      {dates.length > 0 && <NextDates dates={dates} />}
      {firstChoice && findNextOwnAppointment(own, today) && (
        <WriteInAppointment dueDate={dueDate} choices={choices} firstChoice={firstChoice} />
      )}
    </div>
  );
}

interface OwnDatesProps {
  /** At least one of due date and region is known. */
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  /** The visitor's own week. */
  week: number | undefined;
  calendar: CalendarExport;
}

/** All dates of the visitor, folded. */
export function OwnDates({ dueDate, region, week, calendar }: OwnDatesProps) {
  useHeadingInAddress();
  const shown = listShownAppointments(listTimelineAppointments(), region);
  const appointments = dueDate
    ? dateSeasonalAppointments(shown, dueDate).filter(({ group }) => group !== 'benefit')
    : shown;
  return (
    <div className="divide-y divide-line border-line border-y">
      <TrimesterFolds
        Fold={Fold}
        idPrefix="trimester-"
        appointments={appointments}
        dueDate={dueDate}
        week={week}
        hasRegions={!region}
        region={region}
        renderAction={(entry) => dueDate && <EntryActions entry={entry} dueDate={dueDate} calendar={calendar} />}
      />
      {dueDate && (
        <Fold id="benefit-dates" title={benefitWords.title}>
          <BenefitDates
            dueDate={dueDate}
            region={region}
            renderAction={({ id, title }) => <AddEventButton id={id} title={title} calendar={calendar} />}
          />
        </Fold>
      )}
    </div>
  );
}

/** Scrolls to where the address leads: what stands above it has come only now. */
function useHeadingInAddress() {
  const hash = useLocationHash();
  useEffect(() => {
    if (isNewVisit() && (hash === 'appointments' || hash === 'milestones')) {
      document.getElementById(hash)?.scrollIntoView();
    }
  }, [hash]);
}

interface EntryActionsProps {
  entry: TimelineEntry;
  dueDate: Date;
  calendar: CalendarExport;
}

function EntryActions({ entry: { milestone, appointment }, dueDate, calendar }: EntryActionsProps) {
  const own = useOwnAppointments();
  if (milestone) {
    return <AddEventButton id={getMilestoneEventId(milestone.week)} title={milestone.title} calendar={calendar} />;
  }
  const { id, title } = appointment;
  return (
    <div className="flex flex-wrap items-end gap-x-5">
      <OwnAppointment id={id} title={title} dueDate={dueDate} window={getAppointmentWindow(appointment, dueDate)} />
      <AddEventButton id={own[id] ? getOwnEventId(id) : getAppointmentEventId(id)} title={title} calendar={calendar} />
    </div>
  );
}
