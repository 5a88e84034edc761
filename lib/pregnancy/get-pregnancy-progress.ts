import { PREGNANCY_DAYS } from './constants';

/** How far 280 days have passed, in percent from 0 to 100; stays at 100 after the due date. */
export function getPregnancyProgress(gestationalDays: number): number {
  return Math.min(100, Math.max(0, (gestationalDays / PREGNANCY_DAYS) * 100));
}
