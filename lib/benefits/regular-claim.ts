import { eiRules } from '@/data/benefits/ei-rules';
import type { BenefitWeek } from './benefit-week';
import { getInterruptionWeek, hasWaitingWeek } from './claim';
import type { ParentPlan } from './types';

/** A claim of regular EI that goes on as the one of maternity and parental weeks. */
export interface RegularClaim {
  start: BenefitWeek;
  /** Regular weeks that are paid before. */
  regularWeeks: number;
  /** The most maternity, parental and sickness weeks that the claim can still pay. */
  weeksLeft: number;
  /** The first week after the regular ones. */
  firstAfter: BenefitWeek;
}

/**
 * The claim of somebody who is laid off and on regular EI: no new hours are needed, and regular and other weeks together
 * are at most 50 (Digest of Benefit Entitlement Principles, 12.3.1 and 13.2.1). Its waiting week was that of the regular
 * weeks.
 * @returns Undefined for everybody else, and as long as the last day at work is not known.
 */
export function findRegularClaim(plan: ParentPlan, arrivalWeek: BenefitWeek): RegularClaim | undefined {
  const { program, insuredWork, lastWorkDay, workdays, regularWeeks } = plan;
  if (program !== 'ei' || insuredWork !== 'regular' || !lastWorkDay) return undefined;
  const start = getInterruptionWeek(lastWorkDay, workdays);
  const first = start + (hasWaitingWeek(start) ? eiRules.waitingWeeks : 0);
  const most = eiRules.mostWeeksWithRegular;
  const paid = Math.min(most, regularWeeks ?? Math.max(0, arrivalWeek - first));
  return { start, regularWeeks: paid, weeksLeft: most - paid, firstAfter: first + paid };
}
