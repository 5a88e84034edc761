import { HEART_START_DAY, MINUTES_PER_DAY } from './constants';
import { getHeartRate } from './get-heart-rate';

/**
 * The specification's formula for the heartbeats so far: the days beyond day 42, all at the middle of today's band. It
 * falls where a lower band begins, so the site shows `sumHeartbeats` and this only under 'How we estimate'.
 */
export function getTotalHeartbeats(gestationalDays: number): number {
  const { min, max } = getHeartRate(Math.floor(gestationalDays / 7));
  return Math.max(0, gestationalDays - HEART_START_DAY) * MINUTES_PER_DAY * ((min + max) / 2);
}
