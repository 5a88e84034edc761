import { differenceInCalendarDays } from 'date-fns';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { PREGNANCY_DAYS } from '@/lib/pregnancy/constants';
import { type DueDateRangeProblem, findDueDateProblem } from '@/lib/pregnancy/find-due-date-problem';
import { BIRTH_AGE_DAYS, OLDEST_DAYS_AGO } from './constants';
import { getClaimStart } from './get-claim-start';
import { type BirthDates, getEiDates } from './get-ei-dates';
import { getQpipDates } from './get-qpip-dates';
import type { PlannerDateField, PlannerFields } from './planner-fields';
import type { BenefitProgram } from './types';

/** Why a date is not accepted. */
export type PlannerDateProblem =
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
 * @param impossible Fields in which something stands that is no date.
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
