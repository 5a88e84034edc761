import type { CanadianSizeComparison } from './types';
import { comparisonsWeeks1To10 } from './weeks-01-10';
import { comparisonsWeeks11To20 } from './weeks-11-20';
import { comparisonsWeeks21To30 } from './weeks-21-30';
import { comparisonsWeeks31To40 } from './weeks-31-40';

/** All comparisons by week. The first of a week is its main one. */
export const comparisons: CanadianSizeComparison[] = [
  ...comparisonsWeeks1To10,
  ...comparisonsWeeks11To20,
  ...comparisonsWeeks21To30,
  ...comparisonsWeeks31To40,
];

/** Shown for a week that has no comparison of its own. */
export const fallbackComparison: CanadianSizeComparison = {
  week: 0,
  name: 'A Canadian Blueberry',
  description: 'A small, round berry that fits on a fingertip.',
  category: 'food',
  funFact: 'Wild blueberries grow from the Atlantic coast to Yukon.',
  picture: 'blueberries',
  pictureText: 'Three blueberries with a leaf',
};
