import { differenceInCalendarDays } from 'date-fns';
import { MINUTES_PER_DAY } from './constants';

const MINUTES_PER_HOUR = 60;

/**
 * Whole minutes from one moment to another as clocks on the wall show them: a day counts 24 hours, also where clocks
 * change by an hour (or by half an hour) in between. Negative when `end` is before `start`.
 */
export function getCivilMinutesBetween(start: Date, end: Date): number {
  return differenceInCalendarDays(end, start) * MINUTES_PER_DAY + getMinuteOfDay(end) - getMinuteOfDay(start);
}

function getMinuteOfDay(date: Date): number {
  return date.getHours() * MINUTES_PER_HOUR + date.getMinutes();
}
