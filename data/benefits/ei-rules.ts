import type { TelephoneNumber } from '@/data/health-lines';
import type { LanguageCode } from '@/data/languages';
import type { BenefitSourceKey } from './benefit-sources';

/**
 * The rules of EI maternity and parental benefits. Lengths are weeks, rates are percent of average insurable weekly
 * earnings. What changes each year stands in ei-years.ts.
 */
export const eiRules = {
  maternity: {
    weeks: 15,
    ratePercent: 55,
    /** Earliest start: this many weeks before the week of the due date, or the week of an earlier birth. */
    weeksBeforeDueWeek: 12,
    /** Latest end: this many weeks after the week of the due date or of the birth, whichever is later. */
    weeksAfterLaterWeek: 17,
  },
  /** Weeks in all when two parents share, the most that one parent can take, and how long after the week of birth. */
  standard: { totalWeeks: 40, maxWeeksOneParent: 35, ratePercent: 55, windowWeeks: 52 },
  extended: { totalWeeks: 69, maxWeeksOneParent: 61, ratePercent: 33, windowWeeks: 78 },
  /** With a doctor's note. */
  sickness: { maxWeeks: 26, ratePercent: 55 },
  /**
   * How long a claim stays open. Where it pays several kinds of benefits, whose most weeks are above
   * `severalKindsAboveWeeks` in all: those weeks and `weeksBesideMost`. With extended parental weeks alone
   * `extendedMoreWeeks` more.
   */
  claim: { weeks: 52, severalKindsAboveWeeks: 50, weeksBesideMost: 2, extendedMoreWeeks: 26, longestWeeks: 104 },
  /** Regular weeks and all others of one claim together. */
  mostWeeksWithRegular: 50,
  /** Dollars that a self-employed fisher needs from fishing, in at most so many weeks before the claim. */
  fishing: { minEarnings: 3_760, qualifyingWeeks: 31 },
  /** About so many days after the application the first payment comes. */
  firstPaymentDays: 28,
  /** How far weeks of the baby in hospital can move the ends of the windows. */
  hospital: { maternityMaxWeeksAfterBirth: 52, parentalMaxWeeksAfterBirth: 104 },
  /** Service Canada, EI: a line for each language. */
  telephones: {
    en: { printed: '1-800-206-7218', dialled: '+18002067218' },
    fr: { printed: '1-800-808-6352', dialled: '+18008086352' },
  } satisfies Record<LanguageCode, TelephoneNumber>,
  /**
   * Weeks for adoption and surrogacy that Parliament has passed (2024, chapter 15, section 342) and that were not in
   * force on the day we checked: told, never counted.
   */
  attachment: { weeks: 15 },
  insurableHours: 600,
  /** Hours count in so many weeks before the claim, or since the last claim began. */
  qualifyingWeeks: 52,
  /** The self-employed have to have signed up so many months before their claim. */
  selfEmployedMonthsBefore: 12,
  /** How many of the best weeks count, by the unemployment rate of the region. */
  bestWeeks: { min: 14, max: 22 },
  /** Pay has to fall by more than this. */
  earningsDropPercent: 40,
  /** Apply within this many weeks of the last day of work. */
  applyWithinWeeks: 4,
  waitingWeeks: 1,
  /** Pay of the waiting week comes off so many of the paid weeks after it. */
  waitingPayOffWeeks: 3,
  /**
   * A week counts as the waiting week only where pay is less than one week's benefit and this on top: the percent of the
   * benefit, or the dollars where they are more (Act, section 13.1).
   */
  waitingPayAbove: { ratePercent: 25, dollars: 50 },
  /** Pay earned beside the benefits: half of it comes off, up to this share of the weekly insurable earnings; all above it. */
  workOnClaim: { halfUpToPercent: 90 },
  /**
   * Claims that begin on these days, both included, should have had no waiting week (Employment Insurance Regulations,
   * section 77.996, as last amended by SOR/2026-64). It was extended three times and may have been again.
   */
  waitingWaived: { from: '2025-03-30', to: '2026-10-10' },
  familySupplement: { maxNetFamilyIncome: 25_921, upToPercent: 80 },
  sources: [
    'ei-act-12',
    'ei-act-22',
    'ei-act-23',
    'ei-act-14',
    'ei-regs-77',
    'ei-apply',
    'ei-after-applying',
    'ei-digest-12-3',
    'ei-fishing',
    'ei-sharing',
  ],
} as const satisfies { sources: readonly BenefitSourceKey[] } & Record<string, unknown>;
