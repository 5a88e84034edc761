/** Stages of what is said of the baby's heart rate, in order. */
const heartRates = [
  { id: 'not-seen', fromWeek: 0 },
  { id: 'rising', fromWeek: 6 },
  { id: 'fast', fromWeek: 9 },
  { id: 'settled', fromWeek: 15 },
] as const;

/** Each stage holds from its first completed gestational week to the next stage. */
export const heartRateStages: readonly { id: HeartRateId; fromWeek: number }[] = heartRates;

export type HeartRateId = (typeof heartRates)[number]['id'];
