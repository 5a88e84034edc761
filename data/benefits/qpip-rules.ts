import type { BenefitSourceKey } from './benefit-sources';

/**
 * The rules of the Quebec Parental Insurance Plan. Lengths are weeks, rates are percent of average weekly earnings.
 * What changes each year stands in qpip-years.ts.
 */
export const qpipRules = {
  /** Maternity benefits: from this many weeks before the week of the due date to this many after the week of birth. */
  maternityWindow: { weeksBeforeDueWeek: 16, weeksAfterBirthWeek: 20 },
  /** All other benefits end this many weeks after the week of birth. */
  windowWeeks: 78,
  basic: {
    maternityWeeks: 18,
    maternityRatePercent: 70,
    /** For the other parent alone; for a parent who is alone on the act of birth; for each adoptive parent. */
    otherParentWeeks: 5,
    otherParentRatePercent: 70,
    /** For each parent when several babies are born or arrive together. */
    multiplesWeeks: 5,
    /** Weeks that parents share as they like: the first ones at the first rate, the others at the second. */
    shareableWeeks: 32,
    firstShareableWeeks: 7,
    firstShareableRatePercent: 70,
    shareableRatePercent: 55,
    /** More shareable weeks once each parent has taken `bonusFromWeeks` of them. */
    bonusWeeks: 4,
    bonusFromWeeks: 8,
  },
  special: {
    maternityWeeks: 15,
    maternityRatePercent: 75,
    otherParentWeeks: 3,
    otherParentRatePercent: 75,
    multiplesWeeks: 3,
    shareableWeeks: 25,
    firstShareableWeeks: 25,
    firstShareableRatePercent: 75,
    shareableRatePercent: 75,
    bonusWeeks: 3,
    bonusFromWeeks: 6,
  },
  /** Pay goes back at most this many weeks from the week of the application (rqap-when-to-apply). */
  maxBackPayWeeks: 6,
  minInsurableEarnings: 2_000,
  /** Pay has to fall by at least this, where EI says by more. The section of the law was not read. */
  earningsDropPercent: 40,
  /** From this month on a surrogate has weeks of her own, and the parents welcome weeks; the planner counts neither. */
  surrogacySince: '2024-03-01',
  /** The last weeks with insured pay are averaged, at most and at least so many. The least was not read in the law. */
  averagedWeeks: { min: 16, max: 26 },
  /** Below so many hours a week at the minimum wage benefits rise, up to a share of the average pay. */
  lowIncome: { hours: 40, mostPercent: { basic: 85, special: 100 } },
  /** What the rate can rise to with low earnings. */
  lowEarningsRatePercents: [85, 100],
  sources: ['qpip-act', 'qpip-regulation', 'naitre-qpip', 'educaloi-qpip', 'rqap-employer', 'rqap-features'],
} as const satisfies { sources: readonly BenefitSourceKey[] } & Record<string, unknown>;
