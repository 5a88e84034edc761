import { HEART_START_DAY, MINUTES_PER_DAY } from '@/data/pregnancy-rules';
import { specifiedGrowth, specifiedHeartRates } from '@/data/specified-formulas';
import { CM_PER_INCH, G_PER_OUNCE } from '@/lib/format/amounts';

/** A baby's size by the specified formula. */
export interface BabySize {
  length: { cm: number; inch: number };
  weight: { g: number; oz: number };
}

/** Beats a minute. */
export interface HeartRateRange {
  min: number;
  max: number;
}

/**
 * The specified size formula, unchanged. It is far from measured sizes in many weeks, so the site shows the figures of
 * data/fetal-size, and this only under 'How we estimate' (docs/decisions/growth.md, "Sizes come from growth charts").
 * @param gestationalWeeks Completed weeks since the last period; the first two count as 0.
 * @returns Length and weight, each rounded to 2 decimals.
 */
export function getBabySize(gestationalWeeks: number): BabySize {
  const weeks = Math.max(0, gestationalWeeks - 2);
  const piece = specifiedGrowth.findLast(({ fromWeek }) => weeks > fromWeek) ?? specifiedGrowth[0];
  const cm = piece.lengthCm + piece.lengthCmPerWeek * (weeks - piece.fromWeek);
  const g = piece.weightG + piece.weightGPerWeek * (weeks - piece.fromWeek);
  return {
    length: { cm: roundToHundredths(cm), inch: roundToHundredths(cm / CM_PER_INCH) },
    weight: { g: roundToHundredths(g), oz: roundToHundredths(g / G_PER_OUNCE) },
  };
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The specified heart-rate band of a completed gestational week; what it is worth: data/specified-formulas.ts. */
export function getHeartRate(gestationalWeeks: number): HeartRateRange {
  const { min, max } =
    specifiedHeartRates.findLast(({ fromWeek }) => gestationalWeeks >= fromWeek) ?? specifiedHeartRates[0];
  return { min, max };
}

/**
 * The specified formula for the heartbeats so far: all days beyond day 42, at the middle of today's band. The result
 * falls on the day on which a lower band begins, so the site shows `sumHeartbeats`, and this only under 'How we
 * estimate'.
 */
export function getTotalHeartbeats(gestationalDays: number): number {
  const { min, max } = getHeartRate(Math.floor(gestationalDays / 7));
  return Math.max(0, gestationalDays - HEART_START_DAY) * MINUTES_PER_DAY * ((min + max) / 2);
}

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
