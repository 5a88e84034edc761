import {
  type Answer,
  countPaid,
  countUnpaidAtEnd,
  isOfBoth,
  isPayKnown,
  type ParentAnswer,
} from '@/lib/benefits/answer';
import { getSaturday } from '@/lib/benefits/benefit-week';
import { type Comparison, getDollarsToSay } from '@/lib/benefits/compare';
import { isOtherAlone } from '@/lib/benefits/job-leave';
import { isPaid } from '@/lib/benefits/money';
import type { PlanForBoth } from '@/lib/benefits/plan-for-both';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import * as advice from '@/words/benefits/leave-advice';
import { getChoiceTitle, nameChoice } from './describe-choice';

/** Why another plan of QPIP is good for both parents, where one of them alone has planned. */
export const describeForBoth = ({ plan, weeks, weeksOfNamed, more }: PlanForBoth, named: Answer): string =>
  advice.planForBoth({
    named: words.choices[named.choice.qpip],
    better: words.choices[plan],
    weeks,
    weeksOfNamed,
    more: more === undefined ? undefined : formatDollars(more),
  });

/** What is said where nothing decides between the choices: how long each pays, or why nothing is paid. */
export function describeUndecided(household: Household, answers: readonly Answer[]): string {
  const claiming = answers.flatMap(({ parents }) => parents.filter(({ schedule }) => schedule.claim));
  if (claiming.length > 0 && claiming.every(hasOnlyWaitingWeek)) {
    return isOtherAlone(household) ? `${words.onlyWaitingWeek} ${words.waitingElsewhere}` : words.onlyWaitingWeek;
  }
  const isPaidAtAll = claiming.some((parent) => countPaid(parent) > 0);
  const isZero = answers.every((answer) => isPayKnown(answer) && answer.benefit === 0);
  if (isPaidAtAll && isZero) return words.workTakesAll;
  const ends = answers.map((answer) => {
    const title = getChoiceTitle(household, answer);
    const week = findLastPaidWeek(answer);
    return week === undefined
      ? words.paysNothing(title)
      : words.paysUntil({ choice: title, day: formatPlainLongDate(getSaturday(week)) });
  });
  // Nobody is asked for a day that was given, or that would bring no money.
  const isOpenEnded = claiming.every(({ plan }) => plan.back.kind === 'as-long-as-paid');
  return [...ends, ...(isPaidAtAll && isOpenEnded ? [words.whenBack] : [])].join(' ');
}

const hasOnlyWaitingWeek = ({ weeks }: ParentAnswer): boolean =>
  weeks.length > 0 && weeks.every(({ kind }) => kind === 'waiting');

function findLastPaidWeek({ parents }: Answer): number | undefined {
  const weeks = parents.flatMap((parent) => parent.weeks.filter(isPaid).map(({ week }) => week));
  return weeks.length > 0 ? Math.max(...weeks) : undefined;
}

/** Why a choice is named; empty where nothing is to be said for it. */
export function describeReason(household: Household, { proposed }: Comparison): string {
  if (!proposed) return '';
  const { answer, other, reason } = proposed;
  const dollars = getDollarsToSay(proposed);
  // Nothing is more or less then, and the cards show the rest.
  if (dollars === 0 && reason !== 'about-the-same') return '';
  const [differing, ...others] = (['ei', 'qpip'] as const).filter((key) => answer.choice[key] !== other.choice[key]);
  const unpaid = countUnpaidAtEnd(answer);
  return words.reasons[reason]({
    other: differing && others.length === 0 ? words.choices[other.choice[differing]] : nameChoice(household, other),
    less: isPayKnown(answer) ? formatDollars(dollars) : undefined,
    // Weeks that both leave unpaid are no price of this choice.
    unpaid: unpaid > countUnpaidAtEnd(other) ? formatWeeks(unpaid) : undefined,
    isOfBoth: isOfBoth(answer),
  });
}
