/** Completed weeks between which the heart is usually first seen (data/sources: heart-start). */
export const HEART_SEEN_WEEKS = { from: 5, to: 6 } as const;

/** Up to about this week the rate rises quickly; then it slows a little (data/sources: heart-rate-5867). */
export const FASTEST_WEEK = 9;

/**
 * From this week a range is shown: before it many healthy babies are above any (docs/decisions/growth.md, "Words before
 * 15 weeks, then one usual range").
 */
export const HEART_RATE_START_WEEK = 15;

/** The usual range at rest from then on, in beats a minute (data/sources: sogc-396). */
export const USUAL_HEART_RATE = { min: 110, max: 160 } as const;

/** What the rate is often above in the weeks before, in beats a minute (data/sources: heart-rate-5867). */
export const OFTEN_ABOVE_RATE = 150;

/**
 * Stages of what is said of the baby's heart rate, in order. Each holds from its first completed gestational week to the
 * next stage.
 */
export const heartRateStages = [
  { id: 'not-seen', fromWeek: 0 },
  { id: 'rising', fromWeek: 6 },
  { id: 'fast', fromWeek: FASTEST_WEEK },
  { id: 'settled', fromWeek: HEART_RATE_START_WEEK },
] as const;

export type HeartRateId = (typeof heartRateStages)[number]['id'];
