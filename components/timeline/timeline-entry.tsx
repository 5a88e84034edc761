import type { ReactNode } from 'react';
import { DayRange } from '@/components/ui/day-range';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import { addAppointmentRegions, describeAppointmentWindow, isRegional } from '@/lib/timeline/appointment-windows';
import { findNextMilestone, type Milestone } from '@/lib/timeline/milestones';
import { type TimelineEntry as Entry, getEntryDays } from '@/lib/timeline/trimester-entries';
import type { Appointment } from '@/lib/weeks/appointments';
import { isOpenInWeek } from '@/lib/weeks/is-open-in-week';
import * as milestoneWords from '@/words/milestones';
import * as words from '@/words/timeline/timeline';
import { VisitDetails } from './visit-details';

export interface TimelineEntryProps {
  entry: Entry;
  dueDate: Date | undefined;
  /** The visitor's own week, if that is known. */
  week: number | undefined;
  /** Whether to say where an appointment is offered, if it is not everywhere. */
  hasRegions: boolean;
  /** Where the visitor lives, if that is known. */
  region?: ProvinceCode | undefined;
  action: ReactNode;
}

/** A milestone or an appointment with its days, what it is for, and what can be done with it. */
export function TimelineEntry({ entry, dueDate, week, hasRegions, region, action }: TimelineEntryProps) {
  const { milestone, appointment, hash } = entry;
  return (
    <li
      id={dueDate && hash}
      // Without script nobody can say where they live: then those of every region stand in the list.
      className={`scroll-mt-4 gap-x-8 gap-y-1 py-4 md:grid-cols-[18rem_1fr] ${hasRegions && appointment && isRegional(appointment) ? 'hidden [@media(scripting:none)]:grid' : 'grid'}`}
    >
      <div>
        <h3 className="leading-tight">{(milestone ?? appointment).title}</h3>
        {dueDate && (
          <p className="mt-1 font-semibold tabular-nums">
            <DayRange {...getEntryDays(entry, dueDate)} />
          </p>
        )}
        <p className="text-ink-soft text-sm">
          {milestone ? milestoneWords.week(milestone.week) : describeWindow(appointment, hasRegions)}
        </p>
        <Mark milestone={milestone} appointment={appointment} week={week} />
      </div>
      <div>
        {milestone ? <p>{milestone.text}</p> : <Purpose appointment={appointment} />}
        {appointment && <VisitDetails appointment={appointment} region={region} />}
        {action}
      </div>
    </li>
  );
}

function describeWindow(appointment: Appointment, hasRegions: boolean): string {
  const window = describeAppointmentWindow(appointment);
  return hasRegions ? addAppointmentRegions(window, appointment) : window;
}

function Purpose({ appointment: { purpose, note, path, link } }: { appointment: Appointment }) {
  return (
    <>
      <p>{purpose}</p>
      {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
      {path && (
        <p>
          <SiteLink path={path} className="inline-flex min-h-11 items-center text-link">
            {link}
          </SiteLink>
        </p>
      )}
    </>
  );
}

interface MarkProps extends Pick<TimelineEntryProps, 'week'> {
  milestone: Milestone | undefined;
  appointment: Appointment | undefined;
}

/** Where the own week stands towards an entry. */
function Mark({ milestone, appointment, week }: MarkProps) {
  if (week === undefined) return null;
  if (milestone && milestone.week <= week) {
    return <p className="text-ink-soft text-sm">{milestoneWords.reached}</p>;
  }
  const mark = milestone
    ? milestone === findNextMilestone(week) && milestoneWords.next
    : appointment && isOpenInWeek(appointment, week) && words.usualInWeek(week);
  return (
    mark && (
      <p className="mt-1">
        <strong className="inline-block rounded-full bg-spruce px-2.5 text-on-spruce text-sm">{mark}</strong>
      </p>
    )
  );
}
