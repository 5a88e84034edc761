import { formatDateRange, formatShortDate } from '@/lib/format/dates';
import { formatTimeOfDay } from '@/lib/format/times';
import { getMoment, type OwnAppointments } from '@/lib/timeline/own-appointments';
import { listPlanWeeks, type PlanWeek } from '@/lib/timeline/plan-weeks';
import type { Appointment } from '@/lib/weeks/appointments';
import { dayAndTime } from '@/words/timeline/own-appointments';
import * as words from '@/words/timeline/printed-timeline';

interface PrintedWallProps {
  dueDate: Date | undefined;
  appointments: Appointment[];
  /** Whether to say where an appointment is offered, if it is not everywhere. */
  hasRegions: boolean;
  own?: OwnAppointments;
}

/** A calendar for the wall: forty boxes to tick, on one page of US Letter. */
export function PrintedWall({ dueDate, appointments, hasRegions, own = {} }: PrintedWallProps) {
  return (
    <ol className="wall">
      {listPlanWeeks(dueDate, appointments, own).map((plan) => (
        <li key={plan.week} data-starts-trimester={plan.startsTrimester || undefined}>
          <p className="flex items-center gap-[4pt]">
            <span className="tick" />
            <strong className="text-[9pt]">{words.week(plan.week)}</strong>
            <span className="ml-auto whitespace-nowrap">{describeDays(plan)}</span>
          </p>
          {plan.startsTrimester && <p className="font-bold italic">{words.trimesters[plan.trimester]}</p>}
          {plan.milestone && <p className="font-bold">{plan.milestone.title}</p>}
          {plan.opening.map((appointment) => (
            <p key={appointment.id}>{describeOwn(appointment, own) ?? describeOpening(appointment, hasRegions)}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Without a due date each week has a line to write on. */
function describeDays({ days }: PlanWeek): string {
  return days ? formatDateRange(days, formatShortDate) : words.daysByPen;
}

/** The day of an appointment that was written in, and its time if it has one. */
function describeOwn({ id, title, shortTitle = title }: Appointment, own: OwnAppointments): string | undefined {
  const moment = getMoment(own[id]);
  if (!moment) return undefined;
  const day = formatShortDate(moment);
  return words.onDay({
    appointment: shortTitle,
    day: own[id]?.time ? dayAndTime({ day, time: formatTimeOfDay(moment) }) : day,
  });
}

/** In short: its region where it is only one, and its last week where it is open for longer than a week. */
function describeOpening(appointment: Appointment, hasRegions: boolean): string {
  const { title, shortTitle = title, startDay, endDay, regions = [], isSeasonal, isDated } = appointment;
  const [region] = regions;
  const place =
    hasRegions && region && regions.length === 1
      ? words.inRegion({ appointment: shortTitle, code: region })
      : shortTitle;
  return endDay - startDay > 6 && (!isSeasonal || isDated) ? words.untilWeek(place, Math.floor(endDay / 7)) : place;
}
