import { type Comparison, comparePlans } from './compare';
import type { EiOption, Household, ParentPlan } from './types';

/** Whether a claim in doubt would make extended the option of the other parent, which the answer does not name. */
export const canBecomeExtended = (household: Household, comparison: Comparison): boolean =>
  household.parents.filter(isInDoubt).some((plan) => findOptionWithout(household, plan, comparison) === 'extended');

/** Whether it is in doubt that a parent can claim EI at all. */
export const isInDoubt = ({ program, insuredWork, isClaiming }: ParentPlan): boolean =>
  isClaiming && program === 'ei' && insuredWork !== 'enough' && insuredWork !== 'regular';

/**
 * The option that the other parent with EI should tick if the claim in doubt is refused; undefined where it is the one that is named for both, where none is, or
 * where nobody else has parental weeks to choose it for.
 */
export function findOptionWithout(
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
