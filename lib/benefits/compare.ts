import { eiRules } from '@/data/benefits/ei-rules';
import type { BenefitWeek } from './benefit-week';
import type { Choice } from './entitlements';
import { getHouseholdSupplement } from './family-money';
import { isPaid, type PaidWeek, payWeeks } from './money';
import type { ParentSchedule } from './parent-schedule';
import { getKnownPay } from './pay';
import { scheduleHousehold } from './schedule';
import type { EiOption, Household, ParentPlan, QpipPlan } from './types';

/** One parent's leave under a choice, in weeks and dollars before tax. */
export interface ParentAnswer {
  plan: ParentPlan;
  schedule: ParentSchedule;
  weeks: PaidWeek[];
  /** The benefits of all weeks together. */
  benefit: number;
  topUp: number;
  /** Weeks that were asked for and fall after the window or after the claim. */
  lostWeeks: number;
  /** Weeks off without pay at the end, because no more can be got. */
  unpaidAtEnd: number;
  /** Weeks off without pay before anything can be paid, the waiting week apart. */
  gapWeeks: number;
}

/** What a household gets under a choice. */
export interface Answer {
  choice: Choice;
  parents: ParentAnswer[];
  benefit: number;
}

/** Why an option is named. */
type Reason =
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
  /** The same, and the last weeks off are not paid. */
  | 'more-though-last-unpaid'
  /** The leave is so long that the lower weekly amount brings more in all. */
  | 'long-leave'
  /** Part of the leave comes so late that the other option's time is over before the weeks are. */
  | 'late-start'
  /** As good as the same in all, or equal, with more each week. */
  | 'about-the-same';

/** The answers under every choice that a household has, and the one that gives what was asked with more money. */
export interface Comparison {
  answers: Answer[];
  /**
   * Absent where nothing decides: every parent stays as long as it is paid, which is longer with one option, or nothing
   * can be paid at all.
   */
  proposed?: Proposal;
}

/** The choice that is named, and why. */
export interface Proposal {
  answer: Answer;
  /** The best of the other choices. */
  other: Answer;
  /** How many dollars more than the other one brings in the same time off; see `getScores`. */
  difference: number;
  reason: Reason;
  /** Another choice that brings more together with what the employer adds, and how many dollars. */
  withTopUp?: { answer: Answer; difference: number };
}

/** Two totals of a household of two are 'about the same' within this share. */
const SAME_WITHIN_PERCENT = 2;

const eiOptions: readonly EiOption[] = ['standard', 'extended'];
const qpipPlans: readonly QpipPlan[] = ['basic', 'special'];

/**
 * Compares what a household can tick, with the same days of return. Named is the choice that pays more in all within the
 * leave that was asked for, unpaid weeks included; of equal totals the one that pays more a week. Never the larger total
 * of a longer leave.
 */
export function comparePlans(household: Household): Comparison {
  const choices = listChoices(household);
  const answers = choices.map((choice) => answerUnder(household, choice));
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  const isOpenEnded = claiming.every(({ back }) => back.kind === 'as-long-as-paid');
  if (claiming.length === 0 || isOpenEnded) return { answers };
  const scores = getScores(answers);
  const ranked = answers
    .flatMap((answer, index) => {
      const score = scores[index];
      return score ? [{ answer, ...score }] : [];
    })
    .sort((a, b) => b.total - a.total || b.aWeek - a.aWeek);
  const [named, other] = ranked;
  if (!named || !other || named.total === 0) return { answers };
  const isClose = named.total <= other.total * (1 + SAME_WITHIN_PERCENT / 100);
  const isAboutTheSame = claiming.length > 1 && isClose && named.aWeek > other.aWeek;
  const mostWithTopUp = ranked.reduce((most, next) => (next.withTopUp > most.withTopUp ? next : most));
  const moreWithTopUp = mostWithTopUp.withTopUp - named.withTopUp;
  return {
    answers,
    proposed: {
      answer: named.answer,
      other: other.answer,
      difference: named.total - other.total,
      reason: isAboutTheSame ? 'about-the-same' : getReason(named, other),
      ...(moreWithTopUp > 0 && { withTopUp: { answer: mostWithTopUp.answer, difference: moreWithTopUp } }),
    },
  };
}

function listChoices({ parents }: Household): Choice[] {
  const hasEi = parents.some(({ program }) => program === 'ei');
  const hasQpip = parents.some(({ program }) => program === 'qpip');
  return (hasEi ? eiOptions : eiOptions.slice(0, 1)).flatMap((ei) =>
    (hasQpip ? qpipPlans : qpipPlans.slice(0, 1)).map((qpip) => ({ ei, qpip })),
  );
}

function answerUnder(household: Household, choice: Choice): Answer {
  const schedules = scheduleHousehold(household, choice);
  // Only one of two partners gets the family supplement for a week (Employment Insurance Regulations, section 34(4)).
  const supplemented = new Set<BenefitWeek>();
  const parents = household.parents.flatMap((plan) => {
    const schedule = schedules.find(({ role }) => role === plan.role);
    if (!schedule) return [];
    const weeks = payWeeks(plan, schedule, choice, (week, averagePay) =>
      supplemented.has(week) ? 0 : getHouseholdSupplement(household, week, averagePay),
    );
    for (const { week, supplement } of weeks) if (supplement > 0) supplemented.add(week);
    return [toParentAnswer(plan, schedule, weeks)];
  });
  return { choice, parents, benefit: sum(parents.map(({ benefit }) => benefit)) };
}

function toParentAnswer(plan: ParentPlan, schedule: ParentSchedule, weeks: PaidWeek[]): ParentAnswer {
  const count = (...reasons: PaidWeek['reason'][]) => weeks.filter(({ reason }) => reasons.includes(reason)).length;
  const isOpenEnded = plan.back.kind === 'as-long-as-paid';
  const left = sum(Object.values(schedule.left));
  return {
    plan,
    schedule,
    weeks,
    benefit: sum(weeks.map(({ benefit }) => benefit)),
    topUp: sum(weeks.map(({ topUp }) => topUp)),
    lostWeeks: isOpenEnded
      ? left - schedule.left.sickness
      : count('after-window', 'after-claim') + schedule.lostMaternityWeeks,
    unpaidAtEnd: count('one-parent-limit', 'together-limit', 'after-window', 'after-claim'),
    gapWeeks: count('before-window'),
  };
}

/** The weeks in which a parent is paid. */
export const countPaid = ({ weeks }: ParentAnswer): number => weeks.filter(isPaid).length;

/** The paid weeks of all parents. */
export const countPaidOfAll = ({ parents }: Answer): number => sum(parents.map(countPaid));

/** Whether two parents have a claim: then what is counted of an answer is of both. */
export const isOfBoth = ({ parents }: Answer): boolean => parents.filter(({ schedule }) => schedule.claim).length > 1;

/** Weeks off without pay at the end of the leave, of all parents. */
export const countUnpaidAtEnd = ({ parents }: Answer): number => sum(parents.map(({ unpaidAtEnd }) => unpaidAtEnd));

/** Whether dollars can be said: the pay of every parent with a claim is known. */
export const isPayKnown = ({ parents }: Answer): boolean =>
  parents.every(({ plan }) => !plan.isClaiming || getKnownPay(plan) > 0);

/** What an answer pays in the time off that all answers share. */
interface Score {
  /** From EI or QPIP. */
  total: number;
  /** An average of the paid weeks. */
  aWeek: number;
  /** With what the employer adds. */
  withTopUp: number;
}

/**
 * What each answer pays in the same time off: dollars, or where some pay is not known percent of pay added up, as if both
 * earned the same. Of a parent who stays off as long as it is paid only the weeks count that are over when the shortest of
 * the answers ends: the longer leave of another choice is not more money for the same leave.
 */
function getScores(answers: readonly Answer[]): Score[] {
  const getLastWeek = ({ weeks }: ParentAnswer) => weeks.at(-1)?.week ?? Number.POSITIVE_INFINITY;
  return answers.map((answer) => {
    const isInDollars = isPayKnown(answer);
    const counted = answer.parents.flatMap((parent, index) => {
      const isOpenEnded = parent.plan.back.kind === 'as-long-as-paid';
      const ends = answers.flatMap(({ parents }) => parents.slice(index, index + 1)).map(getLastWeek);
      const last = isOpenEnded ? Math.min(...ends) : Number.POSITIVE_INFINITY;
      return parent.weeks.filter(({ week }) => week <= last);
    });
    const total = sum(counted.map(({ benefit, ratePercent }) => (isInDollars ? benefit : ratePercent)));
    return {
      total,
      aWeek: total / Math.max(1, counted.filter(isPaid).length),
      withTopUp: isInDollars ? total + sum(counted.map(({ topUp }) => topUp)) : total,
    };
  });
}

function getReason(named: Score & { answer: Answer }, other: Score & { answer: Answer }): Reason {
  if (comesLate(named.answer, other.answer)) return 'late-start';
  if (named.aWeek < other.aWeek) return 'long-leave';
  if (countUnpaidAtEnd(named.answer) > 0) return 'more-though-last-unpaid';
  const alike = named.aWeek === other.aWeek ? '-alike' : '';
  if (hasUnpaidWeeks(named.answer)) return `more${alike}`;
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
    return same && parent.lostWeeks > parent.schedule.lostMaternityWeeks && countPaid(same) > countPaid(parent);
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

/**
 * By how many dollars the named choice is said to bring more: 0 where there is nothing to say. Of a long leave as much as
 * the totals on the cards differ, unless the other choice has the larger one, as it can pay longer.
 */
export function getDollarsToSay({ answer, other, difference, reason }: Proposal): number {
  const inAll = answer.benefit - other.benefit;
  return reason === 'long-leave' && inAll > 0 ? inAll : difference;
}

/** A choice as a text, to tell it from the others of a household. */
export const getChoiceKey = ({ ei, qpip }: Choice): string => `${ei} ${qpip}`;

/** The parental weeks that a parent types on the form. */
export const getWeeksToType = ({ schedule }: ParentAnswer): number => schedule.paid.parental;

/** The first parental week that is paid to either parent: before it is paid, the option can be changed. */
export function findFirstParentalWeek({ parents }: Answer, program: ParentPlan['program']): BenefitWeek | undefined {
  const firsts = parents
    .filter(({ plan }) => plan.program === program)
    .flatMap(({ weeks }) => weeks.filter(({ kind }) => kind === 'parental').slice(0, 1))
    .map(({ week }) => week);
  return firsts.length > 0 ? Math.min(...firsts) : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
