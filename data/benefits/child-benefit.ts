import type { BenefitSourceKey } from './benefit-sources';

/** The most that the Canada Child Benefit pays for one child, in dollars. Read in a repost, not at the tax agency. */
export const childBenefit = {
  period: 'July 2026 to June 2027',
  underSix: { year: 8_157, month: 679.75 },
  sixToSeventeen: { year: 6_883, month: 573.58 },
  /** Families with at most this net income get the full amount. */
  fullUpToNetIncome: 38_237,
  officialPage: 'cra-ccb',
} as const satisfies { officialPage: BenefitSourceKey } & Record<string, unknown>;
