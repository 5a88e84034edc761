import { getCivilMinutesBetween } from './get-civil-minutes-between';
import { toCivilDuration } from './to-civil-duration';
import type { CivilDuration } from './types';

/** Time to the start of the due date. 0 on the due date and after it. */
export function getRemainingTime(dueDate: Date, now: Date): CivilDuration {
  return toCivilDuration(getCivilMinutesBetween(now, dueDate));
}
