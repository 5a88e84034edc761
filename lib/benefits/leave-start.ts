import { eiRules } from '@/data/benefits/ei-rules';
import { type BenefitWeek, isInRange } from './benefit-week';
import { getFirstFreeWeek, getInterruptionWeek, hasWaitingWeek, openEiClaim } from './claim';
import { findRegularClaim } from './regular-claim';
import type { FamilyEvent, ParentPlan } from './types';
import { getArrivalWeek, getEiWindows, getQpipWindows } from './windows';

/**
 * The first week off: of EI the one in which earnings are interrupted, or the first after regular weeks; of QPIP the first
 * that is free of work.
 */
export function getFirstWeekOff(plan: ParentPlan, arrivalWeek: BenefitWeek): BenefitWeek {
  const { program, lastWorkDay, workdays } = plan;
  if (!lastWorkDay) return arrivalWeek;
  if (program === 'qpip') return getFirstFreeWeek(lastWorkDay);
  return findRegularClaim(plan, arrivalWeek)?.firstAfter ?? getInterruptionWeek(lastWorkDay, workdays);
}

/** The first week away from work, from a week on. */
export function skipWeeksAtWork({ atWork }: ParentPlan, from: BenefitWeek): BenefitWeek {
  let week = from;
  while (atWork.some((range) => isInRange(week, range))) week += 1;
  return week;
}

/**
 * The first week of the leave for the child: weeks of sickness, with those at work after them, and weeks in which nothing
 * can be paid yet are left out.
 */
export function skipWeeksBeforeLeave(plan: ParentPlan, event: FamilyEvent): BenefitWeek {
  const arrivalWeek = getArrivalWeek(event);
  const firstOff = getFirstWeekOff(plan, arrivalWeek);
  const { first: firstPayable, isMaternity } = getFirstPayable(plan, event);
  const sickness = isMaternity && plan.program === 'ei' ? Math.min(plan.sicknessWeeks, eiRules.sickness.maxWeeks) : 0;
  const regular = findRegularClaim(plan, arrivalWeek);
  const isWaitingFirst = sickness > 0 && !regular && hasWaitingWeek(firstOff);
  let week = skipWeeksAtWork(plan, firstOff);
  let left = sickness + (isWaitingFirst ? eiRules.waitingWeeks : 0);
  while (left > 0 && week < arrivalWeek) {
    left -= 1;
    week = skipWeeksAtWork(plan, week + 1);
  }
  const hasPaidSickness = sickness > 0 && left < sickness;
  if (hasPaidSickness) return skipWeeksAtWork(plan, Math.max(week, firstPayable));
  if (plan.program === 'qpip' || regular) {
    return Math.max(firstOff, firstPayable);
  }
  return openEiClaim(firstOff, { firstPayable, isMaternity }, false).start;
}

/**
 * The week in which EI's claim should begin, where an application made as soon as work stops would open it earlier: a claim
 * that begins too early also closes earlier. Undefined where both are the same, and for a claim that goes on.
 * @param claimStart The first week of the claim.
 */
export function findWeekToAskFor(plan: ParentPlan, claimStart: BenefitWeek, arrivalWeek: BenefitWeek) {
  if (plan.program !== 'ei' || !plan.lastWorkDay || findRegularClaim(plan, arrivalWeek)) return undefined;
  return claimStart > skipWeeksAtWork(plan, getFirstWeekOff(plan, arrivalWeek)) ? claimStart : undefined;
}

/** The first week in which maternity or, for everybody else, parental benefits can be paid to a parent. */
function getFirstPayable({ role, program }: ParentPlan, event: FamilyEvent) {
  const { maternity } = program === 'ei' ? getEiWindows(event) : getQpipWindows(event);
  const isMaternity = role === 'birth' && maternity !== undefined;
  return { first: isMaternity ? maternity.first : getArrivalWeek(event), isMaternity };
}
