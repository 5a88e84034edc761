import fc from 'fast-check';

const isFull = process.env.FULL === '1';
const timesAsMany = isFull ? 10 : 1;

/**
 * The seed of `npm run check` and `npm test`: the same inputs in every run, so that a failure is due to the change at hand.
 * The full tests try new ones each time. Whatever fails prints its seed, which the environment variable SEED sets.
 */
const FIXED_SEED = 280;

function getSeed() {
  if (process.env.SEED) return Number(process.env.SEED);
  return isFull ? undefined : FIXED_SEED;
}

/** `npm run mutate` runs the properties for every change that it makes, and needs no smallest example of a failure. */
const isMutated = process.env.MUTATED_FOLDER !== undefined;

fc.configureGlobal({ seed: getSeed(), numRuns: isMutated ? 20 : 100 * timesAsMany, endOnFailure: isMutated });

/** For properties of the arithmetic, whose mistakes can hide in a single day of many years. */
export const manyRuns = { numRuns: isMutated ? 100 : 1_000 * timesAsMany };

/** For properties that plan the leave of whole households, which takes some 30 ms each. */
export const costlyRuns = { numRuns: isFull ? 1_000 : 25 };

export { fc };
