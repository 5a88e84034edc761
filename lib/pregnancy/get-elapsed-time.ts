import { getCivilMinutesBetween } from './get-civil-minutes-between';
import { toCivilDuration } from './to-civil-duration';
import type { CivilDuration } from './types';

/** Time since the start of the day the last period began. 0 before it. */
export function getElapsedTime(lmpDate: Date, now: Date): CivilDuration {
  return toCivilDuration(getCivilMinutesBetween(lmpDate, now));
}
