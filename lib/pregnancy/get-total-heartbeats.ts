import { HEART_START_DAY } from './constants';
import { getHeartRate } from './get-heart-rate';

const MINUTES_PER_DAY = 1440;

/** Heartbeats so far: the days beyond day 42, at the middle of today's heart-rate band (specification, section 9). */
export function getTotalHeartbeats(gestationalDays: number): number {
  const { min, max } = getHeartRate(Math.floor(gestationalDays / 7));
  return Math.max(0, gestationalDays - HEART_START_DAY) * MINUTES_PER_DAY * ((min + max) / 2);
}
