import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';

/** The week whose texts and pictures are shown for a number of completed weeks: the nearest that has some, 1 to 40. */
export function getShownWeek(completedWeeks: number): number {
  return Math.min(LAST_WEEK, Math.max(FIRST_WEEK, completedWeeks));
}

/** The path of a gestational week's own page on this site, without the base path: '/development/week-12'. */
export function getWeekPath(week: number): string {
  return `/development/week-${week}`;
}

/** A row of the forty weeks. */
export interface TimelineWeek {
  week: number;
  /** First day of the week: that many weeks since the last period began. */
  date: Date;
  isPast: boolean;
  /** The week that the calculator shows today. None is current in week 0 and after week 40. */
  isCurrent: boolean;
}

/**
 * The weeks 1 to 40 of a pregnancy, counted from 280 days before the due date. The specified 266 days would be two
 * weeks off from the calculator (docs/decisions/dates.md, "Weeks are counted back from the due date").
 */
export function listTimelineWeeks(dueDate: Date, today: Date): TimelineWeek[] {
  const currentWeek = getGestationalAge(dueDate, today).weeks;
  return Array.from({ length: LAST_WEEK }, (_, index) => {
    const week = index + 1;
    const date = getWeekStart(dueDate, week);
    return { week, date, isPast: week < currentWeek, isCurrent: week === currentWeek };
  });
}
