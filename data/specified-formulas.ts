// Apart from the figures that pages show, as these load with the calculator and those later.

/**
 * Where each piece of the specified size formula starts, in weeks since conception, and its growth a week from there. A
 * piece holds up to and including the week where the next one starts.
 */
export const specifiedGrowth = [
  { fromWeek: 0, lengthCm: 0, lengthCmPerWeek: 0.5, weightG: 0, weightGPerWeek: 0.5 },
  { fromWeek: 8, lengthCm: 4, lengthCmPerWeek: 1.5, weightG: 4, weightGPerWeek: 10 },
  { fromWeek: 16, lengthCm: 16, lengthCmPerWeek: 1.3, weightG: 84, weightGPerWeek: 100 },
  { fromWeek: 24, lengthCm: 26, lengthCmPerWeek: 0.8, weightG: 884, weightGPerWeek: 200 },
  { fromWeek: 32, lengthCm: 32, lengthCmPerWeek: 0.5, weightG: 2484, weightGPerWeek: 200 },
] as const;

/**
 * The specified bands in beats a minute, each from its first completed gestational week to the next band. In weeks 12 to 14
 * about a third of healthy babies are above them, and near term the usual range reaches 160 (data/sources:
 * heart-rate-5867, sogc-396): shown only under 'How we estimate'.
 */
export const specifiedHeartRates = [
  { fromWeek: 0, min: 110, max: 160 },
  { fromWeek: 9, min: 120, max: 160 },
  { fromWeek: 25, min: 110, max: 150 },
] as const;
