import { eiRules } from '@/data/benefits/ei-rules';
import type { BenefitWeek, WeekRange } from './benefit-week';
import { hasWaitingWeek } from './claim';
import { type Choice, countLeftFor, openPool } from './entitlements';
import { getHouseholdSupplement } from './family-money';
import { isPaid, type PaidWeek, payWeeks } from './money';
import type { Limits, ParentSchedule } from './parent-schedule';
import { getKnownPay } from './pay';
import { scheduleHousehold } from './schedule';
import type { Household, ParentPlan, Program } from './types';
import { getEiWindows } from './windows';

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

/** The programs in which a parent has a claim; those of all parents where nobody has one. */
export function listPrograms({ parents }: Household): Program[] {
  const claiming = parents.filter(({ isClaiming }) => isClaiming);
  return [...new Set((claiming.length > 0 ? claiming : parents).map(({ program }) => program))];
}

/**
 * Schedules and pays the weeks of a household under a choice.
 * @param limits As of `scheduleHousehold`.
 */
export function answerUnder(household: Household, choice: Choice, limits?: Limits): Answer {
  const schedules = scheduleHousehold(household, choice, limits);
  // Only one of two partners gets the family supplement for a week (Employment Insurance Regulations, section 34(4)).
  const supplemented = new Set<BenefitWeek>();
  const parents = household.parents.flatMap((plan) => {
    const schedule = schedules.find(({ role }) => role === plan.role);
    if (!schedule) return [];
    const weeks = payWeeks(plan, schedule, choice, (week, averagePay) =>
      supplemented.has(week) ? 0 : getHouseholdSupplement(household, week, averagePay),
    );
    for (const { week, supplement } of weeks) if (supplement > 0) supplemented.add(week);
    return [toParentAnswer(plan, schedule, weeks, getEiWindows(household.event).parental[choice.ei])];
  });
  return { choice, parents, benefit: sum(parents.map(({ benefit }) => benefit)) };
}

/** @param eiWindow When EI pays parental weeks. */
function toParentAnswer(
  plan: ParentPlan,
  schedule: ParentSchedule,
  weeks: PaidWeek[],
  eiWindow: WeekRange,
): ParentAnswer {
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
      : countLateWeeks(plan, schedule, weeks, eiWindow) + schedule.lostMaternityWeeks,
    unpaidAtEnd: count('one-parent-limit', 'together-limit', 'after-window', 'after-claim'),
    gapWeeks: count('before-window'),
  };
}

/** How many weeks of a leave with a day of return come too late, and would be paid if the whole leave were earlier. */
function countLateWeeks(
  { program }: ParentPlan,
  { left, claim }: ParentSchedule,
  weeks: readonly PaidWeek[],
  eiWindow: WeekRange,
): number {
  const late = weeks.filter(({ reason }) => reason === 'after-window' || reason === 'after-claim').length;
  // Where EI pays the rest to the other parent, weeks of QPIP that come too late are not lost.
  const lost = Math.min(late, left.own + left.parental);
  // If all of an EI leave comes too late, one of its weeks would be the waiting week.
  const isAllLate = program === 'ei' && late === weeks.length;
  const isWaiting = isAllLate && hasWaitingWeek(eiWindow.last - late + 1, claim?.otherServesFrom);
  return isWaiting ? Math.min(lost, Math.max(0, late - eiRules.waitingWeeks)) : lost;
}

/** The weeks in which a parent is paid. */
export const countPaid = ({ weeks }: ParentAnswer): number => weeks.filter(isPaid).length;

/** The paid weeks of all parents. */
export const countPaidOfAll = ({ parents }: Answer): number => sum(parents.map(countPaid));

/** Whether any week of any parent is paid. */
export const isPaidAtAll = (answer: Answer): boolean => countPaidOfAll(answer) > 0;

/** Whether two parents have a claim: then what is counted of an answer is of both. */
export const isOfBoth = ({ parents }: Answer): boolean => parents.filter(({ schedule }) => schedule.claim).length > 1;

/** Weeks off without pay at the end of the leave, of all parents. */
export const countUnpaidAtEnd = ({ parents }: Answer): number => sum(parents.map(({ unpaidAtEnd }) => unpaidAtEnd));

/**
 * How many weeks two parents of one program lose, maternity weeks apart, where each of them counts some of the same shared
 * weeks as lost. Undefined where one parent loses weeks, or what both lose adds up.
 */
export function countLostTogether({ choice, parents }: Answer): number | undefined {
  const [first, second] = parents.filter((parent) => countSharedLost(parent) > 0);
  if (!first || !second || first.plan.program !== second.plan.program) return undefined;
  const taken = { birth: 0, other: 0 };
  for (const { plan, schedule } of parents) taken[plan.role] = schedule.paid.parental;
  const pool = { ...openPool(first.plan.program, choice, 0), taken };
  const left = Math.max(countLeftFor(pool, 'birth'), countLeftFor(pool, 'other'));
  const countedTwice = countSharedLost(first) + countSharedLost(second) - left;
  return countedTwice > 0 ? countLostLater(first) + countLostLater(second) - countedTwice : undefined;
}

/** The lost weeks but for those of maternity, which no start of the other parent brings back. */
export const countLostLater = ({ lostWeeks, schedule }: ParentAnswer): number =>
  lostWeeks - schedule.lostMaternityWeeks;

/**
 * The lost weeks of the first or second parent but for those of maternity, of which those that both could have had are
 * told once: of the one with a day of return, or else of the first.
 */
export function countLostOnce(answer: Answer, index: number): number {
  const parent = answer.parents[index];
  const other = answer.parents[1 - index];
  const own = parent ? countLostLater(parent) : 0;
  const together = countLostTogether(answer);
  if (together === undefined || !other) return own;
  const isTold = index === 0 && other.plan.back.kind === 'as-long-as-paid';
  return isTold ? own : Math.max(0, together - countLostLater(other));
}

/** The lost weeks that the other parent could have had too. */
const countSharedLost = (parent: ParentAnswer): number =>
  Math.min(countLostLater(parent), parent.schedule.left.parental);

/** Whether dollars can be said: the pay of every parent with a claim is known. */
export const isPayKnown = ({ parents }: Answer): boolean =>
  parents.every(({ plan }) => !plan.isClaiming || getKnownPay(plan) > 0);

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
