import type { BirthMilestone } from './types';

/** Ten firsts after birth. Babies differ by months: the pages that show these say so. */
export const birthMilestones = [
  { id: 'first-smile', offsetMonths: 1.5 },
  { id: 'first-laugh', offsetMonths: 3.5 },
  { id: 'rolling-over', offsetMonths: 4.5 },
  { id: 'sitting-up', offsetMonths: 6.5 },
  { id: 'first-foods', offsetMonths: 6 },
  { id: 'crawling', offsetMonths: 8.5 },
  { id: 'standing', offsetMonths: 10.5 },
  { id: 'first-steps', offsetMonths: 13.5 },
  { id: 'first-words', offsetMonths: 15 },
  { id: 'first-birthday', offsetMonths: 12 },
] as const satisfies readonly BirthMilestone[];
