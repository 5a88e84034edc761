import type { BenefitSourceKey } from './benefit-sources';

/**
 * The rules of EI maternity and parental benefits. Lengths are weeks, rates are percent of average insurable weekly
 * earnings. What changes each year stands in ei-years.ts.
 */
export const eiRules = {
  maternity: {
    weeks: 15,
    ratePercent: 55,
    /** Earliest start: this many weeks before the due date. */
    weeksBeforeDueDate: 12,
    /** Latest end: this many weeks after the due date or the birth, whichever is later. */
    weeksAfterDueDateOrBirth: 17,
  },
  /** Weeks in all when two parents share, the most that one parent can take, and the weeks after the birth to take them in. */
  standard: { totalWeeks: 40, maxWeeksOneParent: 35, ratePercent: 55, windowWeeks: 52 },
  extended: { totalWeeks: 69, maxWeeksOneParent: 61, ratePercent: 33, windowWeeks: 78 },
  insurableHours: 600,
  earningsDropPercent: 40,
  /** Apply within this many weeks of the last day of work. */
  applyWithinWeeks: 4,
  waitingWeeks: 1,
  /** Claims that begin on these days, both included, had no waiting week. */
  waitingWaived: { from: '2025-03-30', to: '2026-04-11' },
  familySupplement: { maxNetFamilyIncome: 25_921, upToPercent: 80 },
  sources: ['cleo-maternity', 'cleo-parental', 'pei-211-ei', 'ei-maternity-parental', 'bc-myhr-ei'],
} as const satisfies { sources: readonly BenefitSourceKey[] } & Record<string, unknown>;
