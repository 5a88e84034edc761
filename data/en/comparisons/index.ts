import type { ComparisonWords } from './types';
import { comparisonsWeeks1To10 } from './weeks-01-10';
import { comparisonsWeeks11To20 } from './weeks-11-20';
import { comparisonsWeeks21To30 } from './weeks-21-30';
import { comparisonsWeeks31To40 } from './weeks-31-40';

export const comparisons = {
  ...comparisonsWeeks1To10,
  ...comparisonsWeeks11To20,
  ...comparisonsWeeks21To30,
  ...comparisonsWeeks31To40,
};

export const fallbackComparison: ComparisonWords = {
  name: 'A Canadian Blueberry',
  title: 'A Canadian Blueberry',
  description: 'A small, round berry that fits on a fingertip.',
  funFact: 'Wild blueberries grow from the Atlantic coast to Yukon.',
  pictureText: 'Three blueberries with a leaf',
};
