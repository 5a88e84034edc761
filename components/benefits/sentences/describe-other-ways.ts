import { countPaid, countPaidOfAll, findFirstParentalWeek, getWeeksToType, isPayKnown } from '@/lib/benefits/answer';
import { toBenefitWeek } from '@/lib/benefits/benefit-week';
import { findBetterSplit } from '@/lib/benefits/better-split';
import type { Proposal } from '@/lib/benefits/compare';
import type { Household } from '@/lib/benefits/types';
import type { WeeksLeft } from '@/lib/benefits/weeks-left';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import { formatCount } from '@/lib/format/numbers';
import * as words from '@/words/benefits/leave';
import * as advice from '@/words/benefits/leave-advice';
import { nameChoice } from './describe-choice';
import { getParentNames } from './parent-names';

/**
 * Where the other choice has the larger total on its card, because it can pay somebody longer who stays off as long as
 * it is paid: that the comparison leaves those weeks out. Before all pay is known no card has a total: then wherever it
 * pays longer, and without dollars. Says the weeks of both where they differ by others too, as the dollars are of both,
 * and those of that parent where both together have no more. EI's option stands once a parental week is paid.
 */
export function describeLongerOther(
  household: Household,
  { answer, other }: Proposal,
  today: Date,
): string | undefined {
  const hasPay = isPayKnown(answer);
  const longer = other.parents
    .filter(({ plan }) => plan.back.kind === 'as-long-as-paid')
    .map((parent) => {
      const same = answer.parents.find(({ plan }) => plan.role === parent.plan.role);
      return { role: parent.plan.role, weeks: countPaid(parent) - (same ? countPaid(same) : 0) };
    })
    .find(({ weeks }) => weeks > 0);
  const ofBoth = countPaidOfAll(other) - countPaidOfAll(answer);
  const isMore = hasPay ? other.benefit > answer.benefit : ofBoth > 0;
  if (!longer || !isMore) return undefined;
  const isOfOne = ofBoth === longer.weeks || ofBoth <= 0;
  const text = words.otherPaysLonger({
    parent: isOfOne ? getParentNames(household)[longer.role] : undefined,
    choice: nameChoice(household, other),
    weeks: formatWeeks(isOfOne ? longer.weeks : ofBoth),
    more: hasPay ? formatDollars(other.benefit - answer.benefit) : undefined,
  });
  const firstParental = other.choice.ei === answer.choice.ei ? undefined : findFirstParentalWeek(answer, 'ei');
  const mayBePaid = firstParental !== undefined && firstParental < toBenefitWeek(today);
  return mayBePaid ? `${text} ${words.onlyBeforePayment}` : text;
}

/** That the weeks which both parents share bring more if they share them otherwise. */
export function describeBetterSplit(household: Household, { answer }: Proposal, today: Date): string | undefined {
  const split = findBetterSplit(household, answer, today);
  if (!split) return undefined;
  const names = getParentNames(household);
  const weeks = split.parents.map((parent) =>
    words.weeksOfParent({
      parent: names[parent.plan.role],
      weeks: formatCount(getWeeksToType(parent), words.parentalWeeks),
    }),
  );
  const isWithTopUp = [...answer.parents, ...split.parents].some(({ topUp }) => topUp > 0);
  return words.betterSplit({ more: formatDollars(split.more), isWithTopUp, weeks: weeks.join(' ') });
}

/** How many weeks a parent could be paid that nobody has asked for. */
export const describeWeeksLeft = (household: Household, { role, weeks }: WeeksLeft): string =>
  advice.weeksLeft({ parent: getParentNames(household)[role], weeks: formatWeeks(weeks) });

/** By how much another choice brings more with what the employer adds. */
export const describeTopUpChoice = (
  household: Household,
  { answer, difference }: NonNullable<Proposal['withTopUp']>,
): string => words.withTopUpMore({ choice: nameChoice(household, answer), more: formatDollars(difference) });
