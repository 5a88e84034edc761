import * as words from '@/words/benefits/leave';
import { type Comparison, comparePlans } from './compare';
import { getParentNames } from './parent-names';
import type { EiOption, Household, ParentPlan } from './types';

/**
 * What may keep a parent from EI, and with it what the other parent should tick then: the option cannot be changed any
 * more once somebody finds out that a claim is refused.
 * @param comparison Of all claims.
 */
export function describeClaimDoubts(household: Household, comparison: Comparison): string[] {
  const names = getParentNames(household);
  return household.parents.flatMap((plan) => {
    const { role, insuredWork } = plan;
    if (insuredWork === 'enough' || !isInDoubt(plan)) return [];
    const option = findOptionWithout(household, plan, comparison);
    const remaining = role === 'birth' ? 'other' : 'birth';
    return [
      [
        words.insuredWorkWarnings[insuredWork](names[role]),
        ...(option ? [words.withoutClaim[option](names[remaining])] : []),
      ].join(' '),
    ];
  });
}

/** Whether one of those sentences names extended, which the answer does not. */
export const canBecomeExtended = (household: Household, comparison: Comparison): boolean =>
  household.parents.filter(isInDoubt).some((plan) => findOptionWithout(household, plan, comparison) === 'extended');

const isInDoubt = ({ program, insuredWork, isClaiming }: ParentPlan): boolean =>
  isClaiming && program === 'ei' && insuredWork !== 'enough';

/**
 * The option of the other parent with EI alone; undefined where it is the one that is named for both, where none is, or
 * where nobody else has parental weeks to choose it for.
 */
function findOptionWithout(
  household: Household,
  doubtful: ParentPlan,
  comparison: Comparison,
): EiOption | 'undecided' | undefined {
  const named = comparison.proposed?.answer.choice.ei;
  const parents = household.parents.map((plan) => (plan === doubtful ? { ...plan, isClaiming: false } : plan));
  const { answers, proposed } = comparePlans({ ...household, parents });
  const hasParentalWeeks = answers.some((answer) =>
    answer.parents.some(({ plan, schedule }) => plan.program === 'ei' && schedule.paid.parental > 0),
  );
  const option = proposed?.answer.choice.ei ?? 'undecided';
  return named && hasParentalWeeks && option !== named ? option : undefined;
}
