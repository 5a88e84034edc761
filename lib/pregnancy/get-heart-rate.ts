import type { HeartRateRange } from './types';

/**
 * The specification's heart-rate bands by completed gestational weeks: up to 8, up to 24, beyond 24. In weeks 12 to 14
 * about a third of healthy babies lie above them, and near term the usual range reaches 160 (data/sources:
 * heart-rate-5867, sogc-396). So the site shows data/heart instead, and these only under 'How we estimate'.
 */
export function getHeartRate(gestationalWeeks: number): HeartRateRange {
  if (gestationalWeeks <= 8) return { min: 110, max: 160 };
  if (gestationalWeeks <= 24) return { min: 120, max: 160 };
  return { min: 110, max: 150 };
}
