import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { type BenefitWeek, getSaturday } from './benefit-week';
import type { Choice } from './entitlements';
import { getHouseholdSupplement } from './family-money';
import { isPaid, type PaidWeek, payWeeks } from './money';
import { getAveragePay } from './pay';
import { type ParentSchedule, scheduleHousehold } from './schedule';
import type { EiOption, Household, ParentPlan, ParentRole, QpipPlan } from './types';

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
  /** More in all and more each week, though not every week is paid. */
  | 'more'
  /** The same, and the last weeks off are not paid. */
  | 'more-though-last-unpaid'
  /** The leave is so long that the lower weekly amount brings more in all. */
  | 'long-leave'
  /** The leave begins so late that the other option's time is over before the weeks are. */
  | 'late-start'
  /** As good as the same in all: more each week decides. */
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

interface Proposal {
  answer: Answer;
  /** The best of the other choices. */
  other: Answer;
  /** By how many dollars the two differ in the same time off; see `getScores`. */
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
 * leave that was asked for, unpaid weeks included; for two parents, within 2 %, the one that pays more a week. Never the
 * larger total of a longer leave.
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
    .sort((a, b) => b.total - a.total);
  const [best] = ranked;
  if (!best || ranked.length < 2 || best.total === 0) return { answers };
  const close = ranked.filter(({ total }) => best.total <= total * (1 + SAME_WITHIN_PERCENT / 100));
  // Where totals are about the same, the money of a week decides.
  const named = claiming.length > 1 ? close.reduce((most, next) => (next.aWeek > most.aWeek ? next : most)) : best;
  const other = ranked.find((score) => score !== named);
  if (!other) return { answers };
  const mostWithTopUp = ranked.reduce((most, next) => (next.withTopUp > most.withTopUp ? next : most));
  const moreWithTopUp = mostWithTopUp.withTopUp - named.withTopUp;
  return {
    answers,
    proposed: {
      answer: named.answer,
      other: other.answer,
      difference: Math.abs(named.total - other.total),
      reason: getReason(named, other),
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

/** Weeks off without pay at the end of the leave, of all parents. */
export const countUnpaidAtEnd = ({ parents }: Answer): number => sum(parents.map(({ unpaidAtEnd }) => unpaidAtEnd));

/** Whether dollars can be said: the pay of every parent with a claim is known. */
export const isPayKnown = ({ parents }: Answer): boolean =>
  parents.every(({ plan }) => !plan.isClaiming || (plan.pay !== undefined && getAveragePay(plan.pay) > 0));

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
  if (named.total < other.total) return 'about-the-same';
  const isLess = named.aWeek < other.aWeek;
  if (countLost(other.answer) > countLost(named.answer) && (isLess || other.total === 0)) return 'late-start';
  if (isLess) return 'long-leave';
  if (countUnpaidAtEnd(named.answer) > 0) return 'more-though-last-unpaid';
  return named.answer.parents.some(({ gapWeeks }) => gapWeeks > 0) ? 'more' : 'all-weeks-paid';
}

const countLost = ({ parents }: Answer) => sum(parents.map(({ lostWeeks }) => lostWeeks));

/** A choice as a text, to tell it from the others of a household. */
export const getChoiceKey = ({ ei, qpip }: Choice): string => `${ei} ${qpip}`;

/** The parental weeks that a parent types on the form. */
export const getWeeksToType = ({ schedule }: ParentAnswer): number => schedule.paid.parental;

/** The dollars of a household in one calendar month. */
export interface MonthRow {
  year: number;
  /** 0 for January. */
  month: number;
  benefit: Partial<Record<ParentRole, number>>;
  topUp: Partial<Record<ParentRole, number>>;
  total: number;
  /** Paid weeks that end in the month. */
  paidWeeks: Partial<Record<ParentRole, number>>;
  /** Weeks off without pay that end in the month, the waiting week among them. */
  unpaidWeeks: Partial<Record<ParentRole, number>>;
}

/** What comes in month by month: a week counts in the month of its Saturday, about when it is paid. */
export function listMonths({ parents }: Answer): MonthRow[] {
  const months = new Map<string, MonthRow>();
  for (const { plan, weeks } of parents) {
    for (const week of weeks) {
      const row = getMonthRow(months, week.week);
      row.total += week.benefit + week.topUp;
      if (week.topUp > 0) row.topUp[plan.role] = (row.topUp[plan.role] ?? 0) + week.topUp;
      row.benefit[plan.role] = (row.benefit[plan.role] ?? 0) + week.benefit;
      const counts = isPaid(week) ? row.paidWeeks : row.unpaidWeeks;
      counts[plan.role] = (counts[plan.role] ?? 0) + 1;
    }
  }
  return [...months.values()].sort((a, b) => a.year - b.year || a.month - b.month);
}

function getMonthRow(months: Map<string, MonthRow>, week: BenefitWeek): MonthRow {
  const saturday = getSaturday(week);
  const year = saturday.getFullYear();
  const month = saturday.getMonth();
  const key = `${year}-${month}`;
  const row = months.get(key) ?? {
    year,
    month,
    benefit: {},
    topUp: {},
    total: 0,
    paidWeeks: {},
    unpaidWeeks: {},
  };
  months.set(key, row);
  return row;
}

/** Weeks in a row of one parent that are paid alike. */
export interface Stretch {
  kind: PaidWeek['kind'];
  reason?: PaidWeek['reason'];
  first: BenefitWeek;
  last: BenefitWeek;
  weeks: number;
  ratePercent: number;
  benefit: number;
  topUp: number;
}

/** A parent's weeks, those joined that follow each other and are paid alike. */
export function joinWeeks(weeks: readonly PaidWeek[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { week, ...paid } of weeks) {
    const last = stretches.at(-1);
    const isSame =
      last?.last === week - 1 &&
      last.kind === paid.kind &&
      last.reason === paid.reason &&
      last.ratePercent === paid.ratePercent &&
      last.benefit === paid.benefit &&
      last.topUp === paid.topUp;
    if (last && isSame) {
      last.last = week;
      last.weeks += 1;
    } else stretches.push({ ...paid, first: week, last: week, weeks: 1 });
  }
  return stretches;
}

/** The first parental week that is paid to either parent: before it is paid, the option can be changed. */
export function findFirstParentalWeek({ parents }: Answer, program: ParentPlan['program']): BenefitWeek | undefined {
  const firsts = parents
    .filter(({ plan }) => plan.program === program)
    .flatMap(({ weeks }) => weeks.filter(({ kind }) => kind === 'parental').slice(0, 1))
    .map(({ week }) => week);
  return firsts.length > 0 ? Math.min(...firsts) : undefined;
}

/** Whole dollars a month for a weekly amount: 52 weeks are 12 months. */
export const toMonthly = (weekly: number): number => Math.round((weekly * WEEKS_A_YEAR) / 12);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
