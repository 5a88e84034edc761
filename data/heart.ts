/**
 * Stages of what is said of the baby's heart rate, in order. Each holds from its first completed gestational week to the
 * next stage.
 */
export const heartRateStages = [
  { id: 'not-seen', fromWeek: 0 },
  { id: 'rising', fromWeek: 6 },
  { id: 'fast', fromWeek: 9 },
  { id: 'settled', fromWeek: 15 },
] as const;

export type HeartRateId = (typeof heartRateStages)[number]['id'];
