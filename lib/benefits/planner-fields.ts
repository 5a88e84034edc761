import { differenceInCalendarDays } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { BIRTH_AGE_DAYS, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { type DueDateRangeProblem, findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import { getClaimStart, getEiDates, getQpipDates } from './claim-dates';
import type { EarningsPeriod } from './earnings';
import {
  type BenefitProgram,
  type BirthDates,
  eiOptionKeys,
  type OptionKey,
  type OtherStart,
  type ParentRole,
  qpipOptionKeys,
} from './plan-types';

/** Whose parental weeks a field is for: those of a parent who plans alone, or of each of two. */
export type ShareField = 'alone' | ParentRole;

/** The planner's form, as typed. Dates are yyyy-MM-dd or empty. */
export interface PlannerFields {
  dueDate: string;
  birthDate: string;
  lastWorkDay: string;
  parents: 'one' | 'two';
  earnings: Record<ParentRole, string>;
  earningsPer: EarningsPeriod;
  otherStart: OtherStart;
  shares: Record<OptionKey, Record<ShareField, string>>;
}

export type PlannerDateField = 'dueDate' | 'birthDate' | 'lastWorkDay';

const optionKeys: OptionKey[] = [...eiOptionKeys, ...qpipOptionKeys];

const { basic, special } = qpipRules;

/** The initial form: one parent, and all available weeks, split so that none is lost. */
export const initialPlannerFields: PlannerFields = {
  dueDate: '',
  birthDate: '',
  lastWorkDay: '',
  parents: 'one',
  earnings: { birth: '', other: '' },
  earningsPer: 'week',
  otherStart: 'at-birth',
  shares: {
    standard: withRest(eiRules.standard),
    extended: withRest(eiRules.extended),
    basic: withBonus(basic.shareableWeeks, basic.bonusWeeks, basic.bonusFromWeeks),
    special: withBonus(special.shareableWeeks, special.bonusWeeks, special.bonusFromWeeks),
  },
};

function withRest({ totalWeeks, maxWeeksOneParent }: { totalWeeks: number; maxWeeksOneParent: number }) {
  const most = String(maxWeeksOneParent);
  return { alone: most, birth: most, other: String(totalWeeks - maxWeeksOneParent) };
}

function withBonus(shareable: number, bonus: number, bonusFrom: number): Record<ShareField, string> {
  return { alone: String(shareable), birth: String(shareable + bonus - bonusFrom), other: String(bonusFrom) };
}

/** Whether a value of unknown origin is a whole form that the planner could have stored. */
function isPlannerFields(value: unknown): value is PlannerFields {
  if (!isRecord(value)) return false;
  const { dueDate, birthDate, lastWorkDay, parents, earnings, earningsPer, otherStart, shares } = value;
  return (
    [dueDate, birthDate, lastWorkDay].every((text) => typeof text === 'string') &&
    (parents === 'one' || parents === 'two') &&
    (earningsPer === 'week' || earningsPer === 'year') &&
    (otherStart === 'at-birth' || otherStart === 'after-birth-parent') &&
    hasTexts(earnings, ['birth', 'other']) &&
    isRecord(shares) &&
    optionKeys.every((key) => hasTexts(shares[key], ['alone', 'birth', 'other']))
  );
}

function hasTexts(value: unknown, keys: string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}

/** Why a date is not accepted. */
type PlannerDateProblem =
  | DueDateRangeProblem
  | 'no-such-date'
  | 'no-date'
  | 'birth-in-future'
  | 'birth-too-long-ago'
  | 'birth-too-early'
  | 'birth-too-late'
  | 'last-day-too-early'
  | 'last-day-too-late';

export type PlannerDateProblems = Partial<Record<PlannerDateField, PlannerDateProblem>>;

/**
 * Reads the dates of the planner. The birth date alone is enough once the baby is born: it then stands for the due
 * date too.
 * @param impossible Fields with a text that is no date.
 */
export function checkPlannerDates(
  fields: Pick<PlannerFields, PlannerDateField>,
  impossible: readonly PlannerDateField[],
  program: BenefitProgram,
  today: Date,
): { dates: BirthDates; lastWorkDay?: Date } | { problems: PlannerDateProblems } {
  const problems: PlannerDateProblems = {};
  const read = (name: PlannerDateField) => {
    const date = parseCalendarDate(fields[name]);
    if (impossible.includes(name) || (fields[name] !== '' && !date)) problems[name] = 'no-such-date';
    return date;
  };
  const due = read('dueDate');
  const birth = read('birthDate');
  const lastWorkDay = read('lastWorkDay');
  if (problems.dueDate || problems.birthDate || problems.lastWorkDay) return { problems };
  const dueDate = due ?? birth;
  if (!dueDate) return { problems: { dueDate: 'no-date' } };
  const problem = birth ? undefined : findDueDateProblem(dueDate, today);
  if (problem) return { problems: { dueDate: problem } };
  const birthProblem = birth && findBirthProblem(birth, dueDate, today);
  if (birthProblem) return { problems: { birthDate: birthProblem } };
  const dates: BirthDates = birth ? { dueDate, birthDate: birth } : { dueDate };
  if (!lastWorkDay) return { dates };
  if (differenceInCalendarDays(today, lastWorkDay) > OLDEST_DAYS_AGO) {
    return { problems: { lastWorkDay: 'last-day-too-early' } };
  }
  const { latestMaternityEnd } = program === 'ei' ? getEiDates(dates) : getQpipDates(dates);
  if (getClaimStart(program, dates, lastWorkDay) > latestMaternityEnd) {
    return { problems: { lastWorkDay: 'last-day-too-late' } };
  }
  return { dates, lastWorkDay };
}

function findBirthProblem(birth: Date, dueDate: Date, today: Date): PlannerDateProblem | undefined {
  if (birth > today) return 'birth-in-future';
  const ageDays = differenceInCalendarDays(birth, dueDate) + PREGNANCY_DAYS;
  if (ageDays < BIRTH_AGE_DAYS.min) return 'birth-too-early';
  if (ageDays > BIRTH_AGE_DAYS.max) return 'birth-too-late';
  // No window of either program closes later.
  const { extended } = getEiDates({ dueDate, birthDate: birth }).latestParentalEnd;
  return extended < today ? 'birth-too-long-ago' : undefined;
}

/** What was entered in the benefits planner, as it is kept in the visitor's browser. */
export interface StoredBenefitsPlan {
  fields: PlannerFields;
  /** The due date that the site knew when this was stored. If another one is known since, it replaces the form's. */
  knownDueDate?: string;
  /** Whether the plan was shown, so that it is there again on the next visit. */
  isPlanned: boolean;
}

const VERSION = 1;

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeBenefitsPlan(plan: StoredBenefitsPlan): string {
  return JSON.stringify({ version: VERSION, ...plan });
}

/** Reads what was stored; undefined for anything that is not a whole form of this version. Never throws. */
export function parseBenefitsPlan(text: string | null): StoredBenefitsPlan | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return undefined;
  const { version, fields, knownDueDate, isPlanned } = value;
  if (version !== VERSION || !isPlannerFields(fields) || typeof isPlanned !== 'boolean') return undefined;
  return typeof knownDueDate === 'string' ? { fields, isPlanned, knownDueDate } : { fields, isPlanned };
}
