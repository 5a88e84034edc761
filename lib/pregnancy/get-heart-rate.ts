import type { HeartRateRange } from './types';

/**
 * The specification's heart-rate bands by completed gestational weeks: up to 8, up to 24, beyond 24.
 * Measured rates differ from them before about 12 weeks, where the site shows words instead (decisions, section 2).
 */
export function getHeartRate(gestationalWeeks: number): HeartRateRange {
  if (gestationalWeeks <= 8) return { min: 110, max: 160 };
  if (gestationalWeeks <= 24) return { min: 120, max: 160 };
  return { min: 110, max: 150 };
}
