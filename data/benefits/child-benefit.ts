import type { BenefitSourceKey } from './benefit-sources';

/**
 * The most that the Canada Child Benefit pays for one child, in dollars. The amounts are indexed each July. Those of
 * `base` were published; the others are computed: `base` plus `indexationPercent`, in whole dollars a year.
 */
export const childBenefit = {
  /** First and last day of the year of these amounts, yyyy-MM-dd. */
  from: '2026-07-01',
  to: '2027-06-30',
  /** In years. The higher amount is for children below `olderFrom`, the lower one from then to `olderTo`, included. */
  ages: { olderFrom: 6, olderTo: 17 },
  underSix: { year: 8_157, month: 679.75 },
  sixToSeventeen: { year: 6_883, month: 573.58 },
  /** Families with at most this net income get the full amount. */
  fullUpToNetIncome: 38_237,
  indexationPercent: 2,
  base: { from: '2025-07-01', to: '2026-06-30', underSix: 7_997, sixToSeventeen: 6_748, fullUpToNetIncome: 37_487 },
  officialPage: 'cra-ccb',
} as const satisfies { officialPage: BenefitSourceKey } & Record<string, unknown>;
