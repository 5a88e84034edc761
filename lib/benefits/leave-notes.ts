import { eiRules } from '@/data/benefits/ei-rules';
import { type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import * as words from '@/words/benefits/job-leave';
import type { Answer } from './compare';
import type { Arrival, Household, ParentRole } from './types';

/** Whether a parent is alone on the act of birth, which is asked in Quebec. */
export const isAloneOnAct = ({ event, parents }: Household): boolean =>
  !event.hasTwoParents && parents.every(({ role, program }) => role === 'birth' && program === 'qpip');

/** How long one has to have worked for leave; after an adoption undefined where the law counts from a due date. */
export const getLeaveCondition = ({ condition }: JobLeave, arrival: Arrival): string | undefined =>
  condition && (arrival === 'birth' || condition.kind !== 'weeks-before-due-date')
    ? words.conditions[condition.kind](condition.count)
    : undefined;

/**
 * What the law on leave says beside its lengths, in whole sentences; after an adoption what one has to have worked.
 * @param isAlone Leaves out what is said of another parent.
 */
export function listLeaveNotes(leave: JobLeave, arrival: Arrival, isAlone = false): string[] {
  const { parentalWeeks, otherParentOnlyWeeks, withMaternityWeeks, bothParentsWeeks, earliestStartWeeks } = leave;
  const { together } = parentalWeeks;
  const condition = getLeaveCondition(leave, arrival);
  if (arrival !== 'birth') return condition ? [condition] : [];
  return [
    !isAlone && bothParentsWeeks && words.bothParents(bothParentsWeeks),
    // Where sharing adds weeks, those are named instead of the sum.
    !isAlone && together && !bothParentsWeeks && describeTogether(together, withMaternityWeeks),
    !isAlone && otherParentOnlyWeeks && words.otherParentOnly(otherParentOnlyWeeks),
    condition,
    earliestStartWeeks && words.earliestStart(earliestStartWeeks),
  ].filter((note) => typeof note === 'string');
}

/** What could cost somebody their job: to be read before the length of leave is chosen. */
export function getLeaveWarning({ olderParentalWeeks }: JobLeave): string | undefined {
  if (olderParentalWeeks === undefined) return undefined;
  return words.olderLaw(olderParentalWeeks, eiRules.extended.maxWeeksOneParent);
}

/**
 * The weeks of leave from work that the law gives one parent at most; undefined where we print no number. Only after a
 * birth has the parent who gave birth pregnancy leave, and the other parent weeks of their own.
 */
function getLegalWeeks(leave: JobLeave, role: ParentRole, arrival: Arrival): number | undefined {
  const { pregnancyWeeks, parentalWeeks, combinedMaxWeeks, otherParentOnlyWeeks = 0 } = leave;
  const { birthParent, otherParent } = parentalWeeks;
  if (arrival !== 'birth') return otherParent;
  if (role === 'other') return otherParent && otherParent + otherParentOnlyWeeks;
  if (pregnancyWeeks === undefined || birthParent === undefined) return undefined;
  return Math.min(pregnancyWeeks + birthParent, combinedMaxWeeks ?? Number.POSITIVE_INFINITY);
}

/** A parent who wants to be off longer than the law keeps the job. */
export interface ShortLeave {
  role: ParentRole;
  weeksOff: number;
  legalWeeks: number;
}

/**
 * Whose leave from work is shorter than the weeks off of an answer. Weeks of sickness before the birth are not counted:
 * sick leave is another right.
 * @param province Of the parents whose own is not known.
 */
export function listShortLeaves({ event }: Household, { parents }: Answer, province: ProvinceCode): ShortLeave[] {
  return parents.flatMap(({ plan, weeks }) => {
    const legalWeeks = getLegalWeeks(jobLeaves[plan.province ?? province], plan.role, event.arrival);
    const weeksOff = weeks.filter(({ kind }) => kind !== 'sickness').length;
    return legalWeeks !== undefined && weeksOff > legalWeeks ? [{ role: plan.role, weeksOff, legalWeeks }] : [];
  });
}

function describeTogether(weeks: number, withMaternity: number | undefined): string {
  return withMaternity ? words.togetherWithMaternity(weeks, withMaternity) : words.together(weeks);
}
