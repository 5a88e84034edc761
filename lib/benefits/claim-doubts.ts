import * as words from '@/words/benefits/leave';
import { comparePlans } from './compare';
import { getParentNames } from './parent-names';
import type { EiOption, Household, ParentPlan } from './types';

/**
 * What may keep a parent from EI, and with it what the other parent should tick then: the option cannot be changed any
 * more once somebody finds out that a claim is refused.
 * @param option Of the answer that counts all claims; undefined where it names none.
 */
export function describeClaimDoubts(household: Household, option?: EiOption): string[] {
  const names = getParentNames(household);
  return household.parents.flatMap((plan) => {
    const { role, program, insuredWork, isClaiming } = plan;
    if (!isClaiming || program !== 'ei' || insuredWork === 'enough') return [];
    const without = findOptionWithout(household, plan);
    return [
      [
        words.insuredWorkWarnings[insuredWork](names[role]),
        ...(option && without && without !== option ? [words.withoutClaim[without]] : []),
      ].join(' '),
    ];
  });
}

/** The option of the other parent with EI alone; undefined where nobody else has parental weeks to choose it for. */
function findOptionWithout(household: Household, doubtful: ParentPlan): EiOption | 'undecided' | undefined {
  const parents = household.parents.map((plan) => (plan === doubtful ? { ...plan, isClaiming: false } : plan));
  const { answers, proposed } = comparePlans({ ...household, parents });
  const hasParentalWeeks = answers.some((answer) =>
    answer.parents.some(({ plan, schedule }) => plan.program === 'ei' && schedule.paid.parental > 0),
  );
  return hasParentalWeeks ? (proposed?.answer.choice.ei ?? 'undecided') : undefined;
}
