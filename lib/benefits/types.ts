import type { ProvinceCode } from '@/data/provinces';
import type { BenefitWeek, WeekRange } from './benefit-week';

/** Who pays: Employment Insurance, or in Quebec the Québec Parental Insurance Plan. */
export type Program = 'ei' | 'qpip';
/** What is ticked for EI's parental weeks: fewer weeks with more a week, or more weeks with less. */
export type EiOption = 'standard' | 'extended';
/** What is ticked for QPIP: more weeks with less a week, or fewer weeks with more. */
export type QpipPlan = 'basic' | 'special';

/** The parent who gives birth, and the other one. With an adoption or a surrogate: the first parent and the second. */
export type ParentRole = 'birth' | 'other';
export const parentRoles = ['birth', 'other'] as const;

/** How a child joins the family. A surrogate gives birth for the two who plan here. */
export type Arrival = 'birth' | 'adoption' | 'surrogacy';

/** What all windows are counted from. Local calendar days. */
export interface FamilyEvent {
  arrival: Arrival;
  /** The due date; where none is known, the day of the birth or of the placement. */
  dueDate: Date;
  /** The day of birth or of placement, once it is known; until then the due date stands in for it. */
  arrivedOn?: Date;
  /** The number of children of one pregnancy, or of children placed together. */
  babies: number;
  /** Benefit weeks, Sunday to Saturday, on all days of which the baby has been, or will be, in hospital. */
  hospitalWeeks: number;
  /** The same with the weeks of which only some days are: unknown whether those count. */
  hospitalWeeksTouched?: number;
  /** Quebec: whether two parents are on the act of birth or adoption. */
  hasTwoParents: boolean;
}

/** When a parent wants to be back at work. */
export type Return =
  | { kind: 'date'; day: Date }
  /** So many months after the last day at work. */
  | { kind: 'months'; months: number }
  | { kind: 'as-long-as-paid' };

/** Insured pay before tax, in dollars. */
export type Pay =
  | { kind: 'even'; weekly: number }
  /** Pay that varies: the sum of the weeks that EI or QPIP counts, and how many these are; see `getAveragePay`. */
  | { kind: 'best-weeks'; total: number; weeks: number };

/** What an employer adds. */
export interface TopUp {
  /** The percent of the usual pay that the employer tops up to, together with the benefit. */
  toPercent: number;
  /** For so many paid weeks, from the first on. */
  weeks: number;
  /** Whether it is paid in EI's waiting week too, which then is one of these weeks. */
  coversWaiting?: boolean;
  /** Where the employer ties it to one option. */
  onlyWith?: EiOption | QpipPlan;
}

/**
 * What a claim of EI rests on; QPIP counts earnings, also of the self-employed, and no hours. 'regular': laid off, and on
 * regular EI by a claim with 600 hours behind it, which goes on. 'fishing': self-employed fishers have insured earnings,
 * and no hours.
 */
export const insuredWorkKinds = ['enough', 'regular', 'few-hours', 'recent-claim', 'fishing', 'self-employed'] as const;
export type InsuredWork = (typeof insuredWorkKinds)[number];

/** Whole weeks at work, by which the weeks off are counted. */
export interface WeeksAtWork extends WeekRange {
  /** The day back at work; unknown: the first workday of the first week. */
  from?: Date;
  /** The last day at work; unknown: the end of the last week. */
  to?: Date;
}

/** What is known of one parent's leave. */
export interface ParentPlan {
  role: ParentRole;
  program: Program;
  /** The province whose law on leave from work holds, where that is known. */
  province?: ProvinceCode;
  insuredWork: InsuredWork;
  /** Weeks of regular EI before the maternity or parental ones; unknown: every week until that of the birth. */
  regularWeeks?: number;
  /** The day of a self-employed person's agreement with EI. */
  agreementDate?: Date;
  /** Without an own claim, such as a student or somebody below the hours: off work or not, nothing is paid. */
  isClaiming: boolean;
  /** Unknown: work is assumed to end before the week of the birth. */
  lastWorkDay?: Date;
  /** Weekdays of work, 0 for Sunday to 6 for Saturday; at least one. */
  workdays: readonly number[];
  back: Return;
  /** Unknown: weeks are planned, dollars are not. */
  pay?: Pay;
  /** Weeks in which a doctor's note says that the parent cannot work, before the maternity weeks. */
  sicknessWeeks: number;
  /** Weeks at work between parts of the leave. */
  atWork: readonly WeeksAtWork[];
  topUp?: TopUp;
  /** Dollars a week earned beside the benefits, before tax. */
  earnedBeside: number;
}

/** A household's question. */
export interface Household {
  event: FamilyEvent;
  /** One or two, the parent who gives birth first. */
  parents: readonly ParentPlan[];
  /** What EI's family supplement and the Canada Child Benefit go by, where the net income is known. */
  family?: FamilyMeans;
}

/** A family's means. */
interface FamilyMeans {
  /** The net income of both parents last year, in dollars. */
  netIncome: number;
  /** The ages of the children who are already there, in completed years. */
  childAges: readonly number[];
}

/** What a paid week is for. 'own': QPIP's weeks for one parent alone. */
export type PaidKind = 'sickness' | 'maternity' | 'own' | 'parental';

/** Why a week off is not paid. */
export type UnpaidReason =
  /** No benefit can be paid yet. */
  | 'before-window'
  /** Weeks are left that the parent could still have had, and the time in which they can be paid is over. */
  | 'after-window'
  /** Weeks are left, and the claim is closed. */
  | 'after-claim'
  /** One parent cannot get more. */
  | 'one-parent-limit'
  /** Both together cannot get more. */
  | 'together-limit'
  /** No claim of this parent's own. */
  | 'no-claim';

/** One week off of one parent. Amounts are dollars before tax. */
export interface WeekOff {
  week: BenefitWeek;
  kind: PaidKind | 'waiting' | 'unpaid';
  /** Why an unpaid week is not paid. */
  reason?: UnpaidReason;
  /** Percent of the insured pay; 0 where nothing is paid. */
  ratePercent: number;
}
