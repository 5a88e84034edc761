import { type Answer, answerUnder, countLostOnce, countPaid, isPayKnown, listPrograms } from './answer';
import type { Choice } from './entitlements';
import { isPaid } from './money';
import { getReason, type Reason } from './reason';
import type { EiOption, Household, QpipPlan } from './types';

/** The answers under every choice that a household has, and the one that gives what was asked with more money. */
export interface Comparison {
  answers: Answer[];
  /**
   * The answer that is shown, dated and printed until another one is chosen: the proposed one, or where none is the first
   * that no other one beats; see `beats`.
   */
  first: Answer | undefined;
  /**
   * Absent where nothing decides: every parent stays as long as it is paid, and somebody is paid longer with an option
   * that pays no more in the same time; or nothing can be paid at all.
   */
  proposed?: Proposal;
}

/** The choice that is named, and why. */
export interface Proposal {
  answer: Answer;
  /** The best of the other choices. */
  other: Answer;
  /** How many dollars more than the other one brings in the same time off, or percent of pay; see `scoreAnswers`. */
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
  if (claiming.length === 0) return { answers, first: answers[0] };
  const scored = scoreAnswers(answers);
  const first = scored.find((one) => !scored.some((another) => beats(another, one)))?.answer;
  const ranked = scored.toSorted((a, b) => b.total - a.total || b.aWeek - a.aWeek);
  const [named, other, ...others] = ranked;
  if (!named || !other || named.total === 0) return { answers, first };
  const isOpenEnded = claiming.every(({ back }) => back.kind === 'as-long-as-paid');
  if (isOpenEnded && ![other, ...others].every((another) => beats(named, another))) return { answers, first };
  const isClose = named.total <= other.total * (1 + SAME_WITHIN_PERCENT / 100);
  const isAboutTheSame = claiming.length > 1 && isClose && named.aWeek > other.aWeek;
  const mostWithTopUp = ranked.reduce((most, next) => (next.withTopUp > most.withTopUp ? next : most));
  const moreWithTopUp = mostWithTopUp.withTopUp - named.withTopUp;
  return {
    answers,
    first: named.answer,
    proposed: {
      answer: named.answer,
      other: other.answer,
      difference: named.total - other.total,
      reason: isAboutTheSame ? 'about-the-same' : getReason(named, other),
      ...(moreWithTopUp > 0 && { withTopUp: { answer: mostWithTopUp.answer, difference: moreWithTopUp } }),
    },
  };
}

/** Whether an answer pays more than another one in the same time off, and nobody is paid longer with the other one. */
const beats = (one: ScoredAnswer, other: ScoredAnswer): boolean =>
  one.total > other.total &&
  other.answer.parents.every((parent) =>
    one.answer.parents.some((same) => same.plan.role === parent.plan.role && countPaid(same) >= countPaid(parent)),
  );

function listChoices(household: Household): Choice[] {
  const programs = listPrograms(household);
  return (programs.includes('ei') ? eiOptions : eiOptions.slice(0, 1)).flatMap((ei) =>
    (programs.includes('qpip') ? qpipPlans : qpipPlans.slice(0, 1)).map((qpip) => ({ ei, qpip })),
  );
}

/** An answer, and what it pays in the time off that all answers share. */
interface ScoredAnswer {
  answer: Answer;
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
 * the answers ends: the longer leave of another choice is not more money for the same leave. Weeks that come too late to be
 * paid are time off too: an answer is not short because its window closes.
 */
function scoreAnswers(answers: readonly Answer[]): ScoredAnswer[] {
  const getLastWeek = (answer: Answer, index: number) => {
    const lost = countLostOnce(answer, index);
    const last = answer.parents[index]?.weeks.at(-1)?.week;
    if (last !== undefined) return last + lost;
    // Without a week here the time off begins where another answer pays the first one.
    const firsts = answers.flatMap(({ parents }) => parents[index]?.weeks.find(isPaid)?.week ?? []);
    return Math.min(...firsts) - 1 + lost;
  };
  return answers.map((answer) => {
    const isInDollars = isPayKnown(answer);
    const counted = answer.parents.flatMap((parent, index) => {
      const isOpenEnded = parent.plan.back.kind === 'as-long-as-paid';
      const ends = answers.map((other) => getLastWeek(other, index));
      const last = isOpenEnded ? Math.min(...ends) : Number.POSITIVE_INFINITY;
      return parent.weeks.filter(({ week }) => week <= last);
    });
    const total = sum(counted.map(({ benefit, ratePercent }) => (isInDollars ? benefit : ratePercent)));
    return {
      answer,
      total,
      aWeek: total / Math.max(1, counted.filter(isPaid).length),
      withTopUp: isInDollars ? total + sum(counted.map(({ topUp }) => topUp)) : total,
    };
  });
}

/**
 * By how many dollars the named choice is said to bring more: 0 where there is nothing to say. Of a leave that is long or
 * begins late as much as the totals on the cards differ, unless the other choice has the larger one, as it can pay longer.
 */
export function getDollarsToSay({ answer, other, difference, reason }: Proposal): number {
  const inAll = answer.benefit - other.benefit;
  return (reason === 'long-leave' || reason === 'late-start') && inAll > 0 ? inAll : difference;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
