import { addDays, getDay } from 'date-fns';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getTrimester, type Trimester } from '@/lib/pregnancy/trimesters';
import type { Appointment } from '@/lib/weeks/appointments';
import { getShownWeek } from '@/lib/weeks/weeks';
import { type Milestone, milestones } from './milestones';
import { getMoment, type OwnAppointments } from './own-appointments';

/** A week of the printed plan. */
export interface PlanWeek {
  week: number;
  /** First and last day; undefined without a due date, to be filled in on paper. */
  days: DateRange | undefined;
  /** The trimester of the week's first day; no trimester changes within a week. */
  trimester: Trimester;
  /** Whether a trimester begins here; true for the plan's first week too. */
  startsTrimester: boolean;
  milestone: Milestone | undefined;
  /** The appointments whose window opens in this week or that the visitor has in it, and the benefits that can begin. */
  opening: Appointment[];
}

/** The weeks 1 to 40 with all that belongs to each, for print: an appointment that was written in, in the week of its day. */
export function listPlanWeeks(
  dueDate: Date | undefined,
  appointments: Appointment[],
  own: OwnAppointments = {},
): PlanWeek[] {
  const findWeek = (appointment: Appointment) => {
    const moment = getMoment(own[appointment.id]);
    if (moment && dueDate) return getShownWeek(getGestationalAge(dueDate, moment).weeks);
    return Math.floor(getOpeningDay(appointment, dueDate) / 7);
  };
  return Array.from({ length: LAST_WEEK }, (_, index) => {
    const week = index + 1;
    const start = dueDate && getWeekStart(dueDate, week);
    const trimester = getTrimester(week * 7);
    return {
      week,
      days: start && { start, end: addDays(start, 6) },
      trimester,
      startsTrimester: week === FIRST_WEEK || trimester !== getTrimester(index * 7),
      milestone: milestones.find((milestone) => milestone.week === week),
      opening: appointments.filter((appointment) => findWeek(appointment) === week),
    };
  });
}

/** In days since the last period. Benefits begin on a Sunday: that of their week, counted from the due date's week. */
function getOpeningDay({ group, startDay }: Appointment, dueDate: Date | undefined): number {
  return group === 'benefit' && dueDate ? startDay - getDay(dueDate) : startDay;
}
