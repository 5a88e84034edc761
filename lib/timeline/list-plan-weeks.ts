import { addDays, getDay } from 'date-fns';
import type { Appointment } from '@/data/appointments';
import { type Milestone, milestones } from '@/data/milestones';
import { getTrimester } from '@/lib/pregnancy/get-trimester';
import { getWeekStart } from '@/lib/pregnancy/get-week-start';
import type { DateRange, Trimester } from '@/lib/pregnancy/types';
import { FIRST_WEEK, LAST_WEEK } from '@/lib/weeks/constants';

/** A week of the printed plan. */
export interface PlanWeek {
  week: number;
  /** First and last day; undefined without a due date, to be filled in by pen. */
  days: DateRange | undefined;
  /** The trimester of the week's first day; no trimester changes within a week. */
  trimester: Trimester;
  /** Whether the plan comes to another trimester here: the plan's first week does, too. */
  startsTrimester: boolean;
  milestone: Milestone | undefined;
  /** The appointments whose window opens in this week, and the benefits that can begin in it. */
  opening: Appointment[];
}

/** The weeks 1 to 40 with all that is to be known of each, for paper. */
export function listPlanWeeks(dueDate: Date | undefined, appointments: Appointment[]): PlanWeek[] {
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
      opening: appointments.filter((appointment) => Math.floor(getOpeningDay(appointment, dueDate) / 7) === week),
    };
  });
}

/** In days since the last period. Benefits begin on the Sunday of the week that is counted from the due date's. */
function getOpeningDay({ group, startDay }: Appointment, dueDate: Date | undefined): number {
  return group === 'benefit' && dueDate ? startDay - getDay(dueDate) : startDay;
}
