import { CONCEPTION_DAY } from './constants';

/** The baby's age in weeks since conception: gestational weeks minus 2, and 0 before (specification, section 9). */
export function getWeeksSinceConception(gestationalWeeks: number): number {
  return Math.max(0, gestationalWeeks - CONCEPTION_DAY / 7);
}
