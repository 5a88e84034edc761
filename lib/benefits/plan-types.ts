/** What the windows of a program are counted from. Local calendar days. */
export interface BirthDates {
  dueDate: Date;
  /** Once the baby is born. Until then the due date stands in for it. */
  birthDate?: Date;
}

export type BenefitProgram = 'ei' | 'qpip';

export const eiOptionKeys = ['standard', 'extended'] as const;

export const qpipOptionKeys = ['basic', 'special'] as const;

export type EiOptionKey = (typeof eiOptionKeys)[number];

export type QpipOptionKey = (typeof qpipOptionKeys)[number];

export type OptionKey = EiOptionKey | QpipOptionKey;

/** The parent who gives birth, and the other one. */
export type ParentRole = 'birth' | 'other';

/** Parental weeks that each parent wants to take. */
export type ParentalShare = Record<ParentRole, number>;

export type OtherStart = 'at-birth' | 'after-birth-parent';

/** What a plan is made from, already checked. */
export interface PlanInput {
  dates: BirthDates;
  /** Last day of work of the parent who gives birth; without it benefits begin in the week of the birth. */
  lastWorkDay?: Date;
  /** Before tax, in dollars. The other parent is absent where one parent plans alone. */
  weeklyEarnings: { birth: number; other?: number };
  otherStart: OtherStart;
}

/** Weeks of one kind in a row, Sunday to Saturday. `weeklyAmount` is before tax, in dollars; 0 in the waiting week. */
export interface BenefitSegment {
  parent: ParentRole;
  kind: 'waiting' | 'maternity' | 'other-parent' | 'parental';
  start: Date;
  end: Date;
  weeks: number;
  ratePercent: number;
  weeklyAmount: number;
}

/** What one parent gets in one option. */
export interface ParentBenefits {
  parent: ParentRole;
  /** Sunday of the first week of the claim; the year of its figures. */
  claimStart: Date;
  claimYear: number;
  /** Earlier than `claimYear` where that year's figures are not published. */
  figuresYear: number;
  /** Whether the earnings are above what the program insures that year. */
  isCapped: boolean;
  paidWeeks: number;
  totalAmount: number;
  /** Weeks asked for that fall after the window closes, and are not counted. */
  weeksPastWindow: number;
}

/** One of the two ways a program pays. */
export interface BenefitOption {
  key: OptionKey;
  segments: BenefitSegment[];
  parents: ParentBenefits[];
  paidWeeks: number;
  totalAmount: number;
}
