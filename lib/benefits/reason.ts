import { eiRules } from '@/data/benefits/ei-rules';
import { type Answer, countLostLater, countPaid, countUnpaidAtEnd, getWeeksToType, isPayKnown } from './answer';
import { isPaid } from './money';

/** Why an option is named. */
export type Reason =
  /** All weeks that are wanted are paid, with more each week. */
  | 'all-weeks-paid'
  /** The same, but for the waiting week of EI. */
  | 'all-but-waiting'
  /** More in all and more each week, though not every week is paid. */
  | 'more'
  /** The three above where a week brings the same with both. */
  | 'all-weeks-paid-alike'
  | 'all-but-waiting-alike'
  | 'more-alike'
  /** The same, and more of the last weeks off are not paid than with the other one. */
  | 'more-though-last-unpaid'
  /** The leave is so long that the lower weekly amount brings more in all. */
  | 'long-leave'
  /** Part of the leave comes so late that the other option's time is over before the weeks are. */
  | 'late-start'
  /** As good as the same in all, or equal, with more each week. */
  | 'about-the-same';

/** An answer, and what it pays on average in a week that is paid. */
interface Weighed {
  answer: Answer;
  aWeek: number;
}

/** Why the first of two answers is named, which brings as much or more in all as the other. */
export function getReason(named: Weighed, other: Weighed): Reason {
  if (comesLate(named.answer, other.answer)) return 'late-start';
  if (named.aWeek < other.aWeek) return 'long-leave';
  const unpaidAtEnd = countUnpaidAtEnd(named.answer);
  if (unpaidAtEnd > countUnpaidAtEnd(other.answer)) return 'more-though-last-unpaid';
  const alike = named.aWeek === other.aWeek ? '-alike' : '';
  if (unpaidAtEnd > 0 || hasUnpaidWeeks(named.answer)) return `more${alike}`;
  const hasWaiting = named.answer.parents.some(({ weeks }) => weeks.some(({ kind }) => kind === 'waiting'));
  return hasWaiting ? `all-but-waiting${alike}` : `all-weeks-paid${alike}`;
}

/**
 * Whether weeks that are wanted are not paid, those at the end apart: before anything can be paid, too late, all of one
 * parent's, or as pay for work takes off the whole benefit. The waiting week alone is none of these beside paid weeks.
 */
function hasUnpaidWeeks(answer: Answer): boolean {
  const hasDollars = isPayKnown(answer);
  return answer.parents.some((parent) => {
    const { gapWeeks, lostWeeks, weeks, schedule } = parent;
    const hasNothing = schedule.claim && weeks.length > 0 && countPaid(parent) === 0;
    const isTaken = hasDollars && weeks.some((week) => isPaid(week) && week.benefit === 0);
    return gapWeeks > 0 || lostWeeks > 0 || hasNothing || isTaken;
  });
}

/**
 * Whether somebody is paid longer in the answer that is named as their weeks come too late for the other one. Not where
 * extended pays anybody so many weeks that it brings more whenever they begin.
 */
function comesLate(named: Answer, other: Answer): boolean {
  if (paysExtendedLong(named)) return false;
  return other.parents.some((parent) => {
    const same = named.parents.find(({ plan }) => plan.role === parent.plan.role);
    return same && countLostLater(parent) > 0 && countPaid(same) > countPaid(parent);
  });
}

/**
 * From so many parental weeks on one parent gets more in all in the extended option, by the rates of both. A family
 * supplement, which is no share of the pay, can make them fewer.
 */
export const EXTENDED_PAYS_FROM_WEEKS =
  Math.floor((eiRules.standard.maxWeeksOneParent * eiRules.standard.ratePercent) / eiRules.extended.ratePercent) + 1;

/** Whether extended pays one parent so many weeks that for them alone it brings more in all. */
export const paysExtendedLong = ({ choice, parents }: Answer): boolean =>
  choice.ei === 'extended' &&
  parents.some((parent) => parent.plan.program === 'ei' && getWeeksToType(parent) >= EXTENDED_PAYS_FROM_WEEKS);
