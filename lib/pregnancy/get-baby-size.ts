import { CM_PER_INCH, G_PER_OUNCE } from '@/lib/format/units';
import type { BabySize } from './types';

/**
 * Where each piece of the formula starts, in weeks since conception, and its growth a week from there
 * (specification, section 9). A piece holds up to and including the week where the next one starts.
 */
const growthPieces = [
  { fromWeek: 0, lengthCm: 0, lengthCmPerWeek: 0.5, weightG: 0, weightGPerWeek: 0.5 },
  { fromWeek: 8, lengthCm: 4, lengthCmPerWeek: 1.5, weightG: 4, weightGPerWeek: 10 },
  { fromWeek: 16, lengthCm: 16, lengthCmPerWeek: 1.3, weightG: 84, weightGPerWeek: 100 },
  { fromWeek: 24, lengthCm: 26, lengthCmPerWeek: 0.8, weightG: 884, weightGPerWeek: 200 },
  { fromWeek: 32, lengthCm: 32, lengthCmPerWeek: 0.5, weightG: 2484, weightGPerWeek: 200 },
] as const;

/**
 * The specification's size formula, kept as it is written. It is far from measured sizes in many weeks, so the site
 * shows the charts' figures of data/fetal-size and this only under 'How we estimate'.
 * @param gestationalWeeks Completed weeks since the last period; the first two count as 0.
 * @returns Length and weight, each rounded to 2 decimals.
 */
export function getBabySize(gestationalWeeks: number): BabySize {
  const weeks = Math.max(0, gestationalWeeks - 2);
  const piece = growthPieces.findLast(({ fromWeek }) => weeks > fromWeek) ?? growthPieces[0];
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
