import { differenceInCalendarDays } from 'date-fns';
import { WHERE_NOW_AFTER_BIRTH_DAYS, WHERE_NOW_FROM_WEEK } from '@/data/care-place-rules';
import type { ProvinceCode } from '@/data/provinces';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import type { Whereabouts } from './where-now';

interface Visitor {
  region: ProvinceCode | undefined;
  dueDate: Date | undefined;
  birthday: Date | undefined;
  /** What counts of an answer on the day of `today`. */
  whereabouts: Whereabouts | undefined;
}

/**
 * Whether to ask somebody who lives in Nunavut where they are: from 35 weeks 0 days on, for 42 days after a birth, and
 * as long as an answer counts, so that it can be changed.
 */
export function asksWhereNow({ region, dueDate, birthday, whereabouts }: Visitor, today: Date): boolean {
  if (region !== 'NU') return false;
  if (whereabouts) return true;
  if (birthday) {
    const age = differenceInCalendarDays(today, birthday);
    if (age >= 0 && age < WHERE_NOW_AFTER_BIRTH_DAYS) return true;
  }
  return isCurrentDueDate(dueDate, today) && getGestationalAge(dueDate, today).weeks >= WHERE_NOW_FROM_WEEK;
}
