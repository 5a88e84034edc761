import type { ProvinceCode } from '@/data/provinces';

/** Everything that may have to be done after a birth, in the order in which it is shown where a region names no other. */
export const afterBirthTasks = [
  'register',
  'health-card',
  'child-benefit',
  'social-insurance-number',
  'parental-benefit',
  'newborn-visit',
  'certificate',
  'provincial-benefit',
  'work-plan',
  'first-vaccines',
  'own-check-up',
  'savings',
  'passport',
] as const;
export type AfterBirthTask = (typeof afterBirthTasks)[number];

/** What one registration form takes along, so that it is no task of its own. */
const jointParts = [
  'certificate',
  'social-insurance-number',
  'child-benefit',
  'health-card',
  'territorial-benefit',
  'savings',
] as const;
export type JointPart = (typeof jointParts)[number];

/**
 * What a day means. 'by-law': the law names it. 'no-fee-until': later it costs something. 'free-until': free until then,
 * and the legal limit was not read. 'usual-way-ends': later it is registered in another way, with more proof. 'usual':
 * when it is usually done. 'too-late-after': it cannot begin later.
 */
export type DayMeaning = 'by-law' | 'no-fee-until' | 'free-until' | 'usual-way-ends' | 'usual' | 'too-late-after';

/** A day that is counted from the birthday, never from the due date. */
export interface TaskDay {
  daysAfterBirth: number;
  meaning: DayMeaning;
}

/** The visit of the first vaccines is so many months after the birth. Its `TaskDay` is another one: the last for rotavirus drops. */
export const FIRST_VACCINES_MONTHS = 2;

/** The papers of a region, apart from what is said of them: data/en/after-birth/papers. */
interface RegionPapers {
  /** The tasks in their order. What the joint form takes along is none. */
  tasks: readonly AfterBirthTask[];
  /** The days that a source gives; a task without one is said to have none that we found. */
  days: Partial<Record<AfterBirthTask, TaskDay>>;
  brings: readonly JointPart[];
  /** The page where the birth is registered, or that leads there. */
  registrationUrl: string;
}

export type PapersByRegion = Record<ProvinceCode, RegionPapers>;
