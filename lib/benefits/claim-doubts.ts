import { subMonths } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { withoutClaim } from '@/words/benefits/leave';
import * as words from '@/words/benefits/leave-advice';
import { getFirstWeekOfAgreement } from './agreement';
import { getSunday } from './benefit-week';
import { type Comparison, comparePlans } from './compare';
import { getParentNames } from './parent-names';
import { findRegularClaim } from './regular-claim';
import type { EiOption, Household, ParentPlan } from './types';
import { getArrivalWeek } from './windows';

/**
 * What a claim of EI rests on, where that is not plainly enough: what may keep a parent from EI, with what the other parent
 * should tick then, as the option cannot be changed any more once somebody finds out that a claim is refused; and of who is
 * on regular EI, that the claim goes on and how many weeks are left in it.
 * @param comparison Of all claims.
 */
export function describeClaimDoubts(household: Household, comparison: Comparison): string[] {
  const names = getParentNames(household);
  return household.parents.flatMap((plan) => {
    const text = plan.isClaiming && plan.program === 'ei' ? describeBasis(household, plan, comparison) : undefined;
    if (text === undefined) return [];
    const option = isInDoubt(plan) ? findOptionWithout(household, plan, comparison) : undefined;
    const remaining = plan.role === 'birth' ? 'other' : 'birth';
    return [[text, ...(option ? [withoutClaim[option](names[remaining])] : [])].join(' ')];
  });
}

function describeBasis(household: Household, plan: ParentPlan, { first }: Comparison): string | undefined {
  const { insuredWork, role, agreementDate } = plan;
  const name = getParentNames(household)[role];
  const claim = first?.parents.find((parent) => parent.plan === plan)?.schedule.claim;
  switch (insuredWork) {
    case 'enough':
      return undefined;
    case 'regular': {
      const regular = findRegularClaim(plan, getArrivalWeek(household.event));
      return regular
        ? words.regularClaim({
            parent: name,
            regularWeeks: formatWeeks(regular.regularWeeks),
            left: formatWeeks(regular.weeksLeft),
          })
        : words.regularUnknown(name);
    }
    case 'fishing':
      return words.insuredWorkWarnings.fishing({ parent: name, dollars: formatDollars(eiRules.fishing.minEarnings) });
    case 'self-employed': {
      const from = getFirstWeekOfAgreement(plan);
      if (agreementDate && claim?.start === from) {
        return words.agreementTooNew({
          parent: name,
          agreement: formatPlainLongDate(agreementDate),
          from: formatPlainLongDate(getSunday(from)),
        });
      }
      const by =
        claim && !agreementDate ? subMonths(getSunday(claim.start), eiRules.selfEmployedMonthsBefore) : undefined;
      return words.insuredWorkWarnings[insuredWork]({ parent: name, by: by && formatPlainLongDate(by) });
    }
    default:
      return words.insuredWorkWarnings[insuredWork](name);
  }
}

/** Whether one of those sentences names extended, which the answer does not. */
export const canBecomeExtended = (household: Household, comparison: Comparison): boolean =>
  household.parents.filter(isInDoubt).some((plan) => findOptionWithout(household, plan, comparison) === 'extended');

const isInDoubt = ({ program, insuredWork, isClaiming }: ParentPlan): boolean =>
  isClaiming && program === 'ei' && insuredWork !== 'enough' && insuredWork !== 'regular';

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
