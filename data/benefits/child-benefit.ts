import type { BenefitSourceKey } from './benefit-sources';

/** In years. The higher amount is for children below `olderFrom`, the lower one from then to `olderTo`, included. */
export const childBenefitAges = { olderFrom: 6, olderTo: 17 };

/** The Canada Child Benefit of a year, which begins in July; dollars a year for each child. */
export interface ChildBenefitYear {
  /** The July in which it begins. */
  year: number;
  underSix: number;
  sixToSeventeen: number;
  /** Above the first net income the benefit falls, above the second more slowly. */
  incomes: readonly [number, number];
  /** By how many percent the year before was raised to these figures, where they were computed and not read. */
  raisedByPercent?: number;
}

/** A new year is one more entry. Amounts are indexed each July, in whole dollars. */
export const childBenefitYears: readonly ChildBenefitYear[] = [
  { year: 2022, underSix: 6_997, sixToSeventeen: 5_903, incomes: [32_797, 71_060] },
  { year: 2023, underSix: 7_437, sixToSeventeen: 6_275, incomes: [34_863, 75_537] },
  { year: 2024, underSix: 7_787, sixToSeventeen: 6_570, incomes: [36_502, 79_087] },
  { year: 2025, underSix: 7_997, sixToSeventeen: 6_748, incomes: [37_487, 81_222] },
  { year: 2026, underSix: 8_157, sixToSeventeen: 6_883, incomes: [38_237, 82_847], raisedByPercent: 2 },
];

/** By how many percent of the income between the two, and above the second, the benefit falls: for 1, 2, 3, 4 children. */
export const childBenefitReductions = {
  percents: [
    [7, 3.2],
    [13.5, 5.7],
    [19, 8],
    [23, 9.5],
  ],
  sources: ['cra-ccb'],
} as const satisfies { sources: readonly BenefitSourceKey[] } & Record<string, unknown>;
