import type { CivilDuration } from './types';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;

/** Splits whole minutes into weeks, days, hours and minutes, counting every day as 24 hours. Below 0 becomes 0. */
export function toCivilDuration(totalMinutes: number): CivilDuration {
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
