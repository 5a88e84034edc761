import { HEART_START_DAY, MINUTES_PER_DAY } from './constants';
import { getHeartRate } from './get-heart-rate';

/**
 * The heartbeats so far that the site shows: each full day from day 42 on, at the middle of the heart-rate band of its own
 * week. So it never falls from one day to the next, as `getTotalHeartbeats` does where a lower band begins.
 * @param gestationalDays Full days since the last period began.
 */
export function sumHeartbeats(gestationalDays: number): number {
  let beats = 0;
  for (let day = HEART_START_DAY; day < gestationalDays; day += 1) {
    const { min, max } = getHeartRate(Math.floor(day / 7));
    beats += MINUTES_PER_DAY * ((min + max) / 2);
  }
  return beats;
}
