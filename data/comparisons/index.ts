import type { ComparisonFacts } from './types';
import { comparisonsWeeks1To10 } from './weeks-01-10';
import { comparisonsWeeks11To20 } from './weeks-11-20';
import { comparisonsWeeks21To30 } from './weeks-21-30';
import { comparisonsWeeks31To40 } from './weeks-31-40';

/**
 * All comparisons by week, the main one of a week first. The id of each is the name of its picture: a drawing in
 * data/pictures, or an icon of the illustration set.
 */
export const comparisons = {
  ...comparisonsWeeks1To10,
  ...comparisonsWeeks11To20,
  ...comparisonsWeeks21To30,
  ...comparisonsWeeks31To40,
};

export type ComparisonId = keyof typeof comparisons;

/** Shown for a week that has no comparison of its own. */
export const fallbackComparison: ComparisonFacts & { picture: string } = {
  week: 0,
  category: 'food',
  picture: 'blueberries',
};
