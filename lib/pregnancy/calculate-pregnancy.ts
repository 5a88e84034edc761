import { describePregnancy } from './describe-pregnancy';
import { getDueDate } from './get-due-date';
import type { PregnancyCalculation, PregnancyInput } from './types';

/**
 * Turns what dates a pregnancy into everything that the site shows about it on the day of `now`.
 * Does not judge whether the input is plausible: that is `checkCalculatorFields`.
 * @throws Error 'Invalid pregnancy calculation method' for a method that is not lmp, conception or ultrasound.
 * @throws RangeError 'Invalid time value' for an invalid date or `now`.
 */
export function calculatePregnancy(input: PregnancyInput, now: Date): PregnancyCalculation {
  return describePregnancy(getDueDate(input), now);
}
