import { addWeeks, subDays } from 'date-fns';
import { PREGNANCY_DAYS } from '@/lib/pregnancy/constants';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import { LAST_WEEK } from './constants';

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
 * The weeks 1 to 40 of a pregnancy, counted from the last period (280 days before the due date; the specification's
 * 266 days would be two weeks off from the calculator).
 */
export function listTimelineWeeks(dueDate: Date, today: Date): TimelineWeek[] {
  const start = subDays(dueDate, PREGNANCY_DAYS);
  const currentWeek = describePregnancy(dueDate, today).gestationalAge.weeks;
  return Array.from({ length: LAST_WEEK }, (_, index) => {
    const week = index + 1;
    return { week, date: addWeeks(start, week), isPast: week < currentWeek, isCurrent: week === currentWeek };
  });
}
