import { subMonths } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { getFirstWeekOfAgreement } from '@/lib/benefits/agreement';
import { getSunday } from '@/lib/benefits/benefit-week';
import { findOptionWithout, isInDoubt } from '@/lib/benefits/claim-doubts';
import type { Comparison } from '@/lib/benefits/compare';
import { findRegularClaim } from '@/lib/benefits/regular-claim';
import type { Household, ParentPlan } from '@/lib/benefits/types';
import { getArrivalWeek } from '@/lib/benefits/windows';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { withoutClaim } from '@/words/benefits/leave';
import * as words from '@/words/benefits/leave-advice';
import { getParentNames } from './parent-names';

/**
 * What a claim of EI rests on, where that is not plainly enough: what may keep a parent from EI, with what the other parent
 * should tick then, as the option cannot be changed any more once somebody finds out that a claim is refused. To a parent on
 * regular EI: that the claim goes on, and how many weeks are left in it.
 * @param comparison The choices of the household with all its claims.
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
