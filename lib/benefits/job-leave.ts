import { type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import type { Answer, ParentAnswer } from './answer';
import { countDaysOff } from './leave-days';
import { findRegularClaim } from './regular-claim';
import type { Arrival, Household, ParentRole } from './types';
import { getArrivalWeek } from './windows';

/** Whether a parent is alone on the act of birth, which is asked in Quebec. */
export const isAloneOnAct = ({ event, parents }: Household): boolean =>
  !event.hasTwoParents && parents.every(({ role, program }) => role === 'birth' && program === 'qpip');

/** Whether the parent who is not first to claim plans without the other: what holds for both claims is to be said. */
export const isOtherAlone = ({ parents }: Household): boolean => parents.every(({ role }) => role === 'other');

/**
 * The weeks of leave from work that the law gives one parent at most; undefined where we print no number. Only after a
 * birth has the parent who gave birth pregnancy leave, and the other parent weeks of their own.
 */
function getLegalWeeks(leave: JobLeave, role: ParentRole, arrival: Arrival): number | undefined {
  const { pregnancyWeeks, parentalWeeks, combinedMaxWeeks, otherParentOnlyWeeks = 0 } = leave;
  const { birthParent, otherParent } = parentalWeeks;
  if (arrival !== 'birth') return getAdoptionWeeks(leave).eachParent;
  if (role === 'other') return otherParent && otherParent + otherParentOnlyWeeks;
  if (pregnancyWeeks === undefined || birthParent === undefined) return undefined;
  return Math.min(pregnancyWeeks + birthParent, combinedMaxWeeks ?? Number.POSITIVE_INFINITY);
}

/** A parent who wants to be off longer than the law keeps the job. */
export interface ShortLeave {
  role: ParentRole;
  daysOff: number;
  legalWeeks: number;
}

/**
 * The parents whose leave from work is shorter than their time off in an answer, weeks of sickness before the birth left
 * out.
 * @param province The province of parents whose own is not known.
 */
export function listShortLeaves({ event }: Household, { parents }: Answer, province: ProvinceCode): ShortLeave[] {
  return parents.flatMap((parent) => {
    const { plan } = parent;
    // Who is laid off has no leave from work.
    if (findRegularClaim(plan, getArrivalWeek(event))) return [];
    const legalWeeks = getLegalWeeks(jobLeaves[plan.province ?? province], plan.role, event.arrival);
    const daysOff = countLeaveDays(parent, event);
    return legalWeeks !== undefined && daysOff > legalWeeks * 7 ? [{ role: plan.role, daysOff, legalWeeks }] : [];
  });
}

/**
 * The days off of both parents and the weeks that the law gives both in all, where they want more. Undefined where the law
 * counts each parent alone, or the parents live under two laws.
 * @param province The province of parents whose own is not known.
 */
export function findShortLeaveOfBoth(
  { event }: Household,
  { parents }: Answer,
  province: ProvinceCode,
): Omit<ShortLeave, 'role'> | undefined {
  const [code, ...others] = new Set(parents.map(({ plan }) => plan.province ?? province));
  if (!code || others.length > 0 || parents.length < 2) return undefined;
  const leave = jobLeaves[code];
  const isAfterBirth = event.arrival === 'birth';
  const parentalWeeks = isAfterBirth ? leave.parentalWeeks.together : getAdoptionWeeks(leave).together;
  if (parentalWeeks === undefined) return undefined;
  const legalWeeks = parentalWeeks + (isAfterBirth ? (leave.pregnancyWeeks ?? 0) : 0);
  const daysOff = parents.reduce((sum, parent) => sum + countLeaveDays(parent, event), 0);
  return daysOff > legalWeeks * 7 ? { daysOff, legalWeeks } : undefined;
}

/** Days off for which leave from work is needed: sick leave, with a waiting week before it, is another right. */
function countLeaveDays({ plan, weeks }: ParentAnswer, event: Household['event']): number {
  const lastSick = weeks.findLast(({ kind }) => kind === 'sickness');
  return countDaysOff(plan, event, weeks.at(-1)?.week, lastSick?.week);
}

/** What the law gives after an adoption. */
export function getAdoptionWeeks({ adoption, parentalWeeks }: JobLeave): NonNullable<JobLeave['adoption']> {
  const { otherParent, together } = parentalWeeks;
  return adoption ?? { ...(otherParent && { eachParent: otherParent }), ...(together && { together }) };
}
