import type { BenefitSourceKey } from './benefit-sources';

/**
 * What the family supplement adds to an EI week, in dollars, by the family's net income a year: for one, two and three
 * children, for each one more, and on top for each child under seven (Employment Insurance Regulations, section 34(5)).
 */
export const familySupplementTable = [
  { upToIncome: 20_920, oneChild: 31.3, twoChildren: 58.7, threeChildren: 86.1, eachMore: 27.45, eachUnderSeven: 4.15 },
  { upToIncome: 21_250, oneChild: 31.25, twoChildren: 58.6, threeChildren: 86, eachMore: 27.4, eachUnderSeven: 4.1 },
  { upToIncome: 21_500, oneChild: 28.5, twoChildren: 53.6, threeChildren: 78.8, eachMore: 25.6, eachUnderSeven: 3.85 },
  {
    upToIncome: 21_750,
    oneChild: 26.45,
    twoChildren: 49.9,
    threeChildren: 73.45,
    eachMore: 24.25,
    eachUnderSeven: 3.65,
  },
  {
    upToIncome: 22_000,
    oneChild: 24.45,
    twoChildren: 46.25,
    threeChildren: 68.2,
    eachMore: 22.85,
    eachUnderSeven: 3.45,
  },
  {
    upToIncome: 22_250,
    oneChild: 22.55,
    twoChildren: 42.7,
    threeChildren: 63.15,
    eachMore: 21.5,
    eachUnderSeven: 3.25,
  },
  {
    upToIncome: 22_500,
    oneChild: 20.7,
    twoChildren: 39.3,
    threeChildren: 58.15,
    eachMore: 20.15,
    eachUnderSeven: 3.05,
  },
  { upToIncome: 22_750, oneChild: 18.9, twoChildren: 35.95, threeChildren: 53.3, eachMore: 18.75, eachUnderSeven: 2.8 },
  { upToIncome: 23_000, oneChild: 17.15, twoChildren: 32.7, threeChildren: 48.6, eachMore: 17.4, eachUnderSeven: 2.6 },
  { upToIncome: 23_250, oneChild: 15.45, twoChildren: 29.55, threeChildren: 44, eachMore: 16, eachUnderSeven: 2.4 },
  { upToIncome: 23_500, oneChild: 13.8, twoChildren: 26.5, threeChildren: 39.55, eachMore: 14.65, eachUnderSeven: 2.2 },
  { upToIncome: 23_750, oneChild: 12.25, twoChildren: 23.55, threeChildren: 35.25, eachMore: 13.3, eachUnderSeven: 2 },
  { upToIncome: 24_000, oneChild: 10.7, twoChildren: 20.7, threeChildren: 31.05, eachMore: 11.9, eachUnderSeven: 1.8 },
  {
    upToIncome: 24_250,
    oneChild: 9.25,
    twoChildren: 17.95,
    threeChildren: 26.95,
    eachMore: 10.55,
    eachUnderSeven: 1.6,
  },
  { upToIncome: 24_500, oneChild: 7.85, twoChildren: 15.3, threeChildren: 23.05, eachMore: 9.15, eachUnderSeven: 1.4 },
  { upToIncome: 24_750, oneChild: 6.55, twoChildren: 12.75, threeChildren: 19.2, eachMore: 7.8, eachUnderSeven: 1.2 },
  { upToIncome: 25_000, oneChild: 5.25, twoChildren: 10.25, threeChildren: 15.55, eachMore: 6.45, eachUnderSeven: 1 },
  { upToIncome: 25_250, oneChild: 4, twoChildren: 7.9, threeChildren: 12, eachMore: 5.05, eachUnderSeven: 0.75 },
  { upToIncome: 25_500, oneChild: 2.85, twoChildren: 5.65, threeChildren: 8.55, eachMore: 3.7, eachUnderSeven: 0.55 },
  { upToIncome: 25_750, oneChild: 1.75, twoChildren: 3.45, threeChildren: 5.25, eachMore: 2.3, eachUnderSeven: 0.35 },
  { upToIncome: 25_921, oneChild: 0.7, twoChildren: 1.4, threeChildren: 2.1, eachMore: 0.95, eachUnderSeven: 0.15 },
] as const;

export const familySupplement = {
  /** It adds at most this share of the average pay. */
  mostPercent: 25,
  /** Children below this age, in years, count more. */
  youngBelowAge: 7,
  sources: ['ei-regs-34'],
} as const satisfies { sources: readonly BenefitSourceKey[] } & Record<string, unknown>;
