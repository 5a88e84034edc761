import { type Answer, answerUnder, countPaid } from './answer';
import type { Household, ParentRole } from './types';

/** Weeks that a parent with a day of return could still be paid by staying off longer. */
export interface WeeksLeft {
  role: ParentRole;
  weeks: number;
}

/**
 * The most weeks that one of the parents leaves: all weeks that are wanted can be paid while others are there that nobody
 * has asked for. Of two parents the one with more of them, as both may have the same ones.
 * @returns Undefined where nobody leaves a week.
 */
export function findWeeksLeft(household: Household, answer: Answer): WeeksLeft | undefined {
  const found = answer.parents.flatMap((parent): WeeksLeft[] => {
    const { plan } = parent;
    if (!plan.isClaiming || plan.back.kind === 'as-long-as-paid' || countPaid(parent) === 0) return [];
    const parents = household.parents.map((one) =>
      one === plan ? { ...one, back: { kind: 'as-long-as-paid' as const } } : one,
    );
    const longer = answerUnder({ ...household, parents }, answer.choice);
    const isSameOfOthers = longer.parents.every(
      (one) =>
        one.plan.role === plan.role ||
        answer.parents.some((same) => same.plan.role === one.plan.role && countPaid(one) >= countPaid(same)),
    );
    const own = longer.parents.find((one) => one.plan.role === plan.role);
    const weeks = own && isSameOfOthers ? countPaid(own) - countPaid(parent) : 0;
    return weeks > 0 ? [{ role: plan.role, weeks }] : [];
  });
  return found.length > 0 ? found.reduce((most, next) => (next.weeks > most.weeks ? next : most)) : undefined;
}
