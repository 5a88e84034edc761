import { differenceInCalendarDays } from 'date-fns';
import { MINUTES_PER_DAY } from '@/data/pregnancy-rules';

/** A length of time in civil units: every day has 24 hours, also on the days when clocks change. */
export interface CivilDuration {
  weeks: number;
  days: number;
  hours: number;
  minutes: number;
}

/** Time since the start of the day the last period began. 0 before it. */
export function getElapsedTime(lmpDate: Date, now: Date): CivilDuration {
  return toCivilDuration(getCivilMinutesBetween(lmpDate, now));
}

/** Time to the start of the due date. 0 on the due date and after it. */
export function getRemainingTime(dueDate: Date, now: Date): CivilDuration {
  return toCivilDuration(getCivilMinutesBetween(now, dueDate));
}

const MINUTES_PER_HOUR = 60;

/**
 * Whole minutes from one moment to another as clocks on the wall show them: a day counts 24 hours, also where clocks
 * change by an hour (or by half an hour) in between. Negative when `end` is before `start`.
 */
function getCivilMinutesBetween(start: Date, end: Date): number {
  return differenceInCalendarDays(end, start) * MINUTES_PER_DAY + getMinuteOfDay(end) - getMinuteOfDay(start);
}

function getMinuteOfDay(date: Date): number {
  return date.getHours() * MINUTES_PER_HOUR + date.getMinutes();
}

const HOURS_PER_DAY = 24;

const DAYS_PER_WEEK = 7;

/** Splits whole minutes into weeks, days, hours and minutes, counting every day as 24 hours. Below 0 becomes 0. */
function toCivilDuration(totalMinutes: number): CivilDuration {
  const minutes = Math.max(0, totalMinutes);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const days = Math.floor(hours / HOURS_PER_DAY);
  return {
    weeks: Math.floor(days / DAYS_PER_WEEK),
    days: days % DAYS_PER_WEEK,
    hours: hours % HOURS_PER_DAY,
    minutes: minutes % MINUTES_PER_HOUR,
  };
}
