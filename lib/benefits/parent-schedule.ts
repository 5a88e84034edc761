import { eiRules } from '@/data/benefits/ei-rules';
import { getFirstWeekOfAgreement } from './agreement';
import { type BenefitWeek, isInRange } from './benefit-week';
import { getClaimWeeks, openEiClaim, type WaitingWeek } from './claim';
import {
  type Choice,
  countLeftFor,
  type Entitlement,
  findEntitlement,
  getMostOfOneParent,
  hasWeeksLeft,
  listEntitlements,
  openPool,
  type Pool,
} from './entitlements';
import { getLastWeekOff } from './leave-days';
import { getFirstWeekOff, skipWeeksAtWork } from './leave-start';
import { getKnownPay } from './pay';
import { getClaimYear } from './program-years';
import { findRegularClaim } from './regular-claim';
import type { Household, PaidKind, ParentPlan, ParentRole, UnpaidReason, WeekOff } from './types';
import { getArrivalWeek, getEiWindows, getQpipWindows } from './windows';

/** One parent's leave, week by week, under a choice. */
export interface ParentSchedule {
  role: ParentRole;
  /** Absent without a claim of one's own. `last` is the last week in which EI's claim is open. */
  claim?: {
    start: BenefitWeek;
    last?: BenefitWeek;
    /** What becomes of the waiting week of an EI claim; absent where the parent is not off in any week of the claim. */
    waiting?: WaitingWeek;
    /** The week from which on EI's other claim has served the waiting week, for a claim that would begin later. */
    otherServesFrom?: BenefitWeek;
    year: number;
  };
  /** Every week off, in order of time. */
  weeks: WeekOff[];
  /** Paid weeks by kind. */
  paid: Record<PaidKind, number>;
  /**
   * Weeks by kind that the parent is entitled to, and does not get. For somebody who comes back on a day of their choice
   * these are not lost: `weeks` says which of their weeks off are unpaid.
   */
  left: Record<PaidKind, number>;
  /** Maternity weeks that are left although the parent is off beyond the time in which they could be paid. */
  lostMaternityWeeks: number;
}

/** The most parental weeks of each parent. */
export type Limits = ReadonlyMap<ParentRole, number>;

interface Run {
  plan: ParentPlan;
  firstOff: BenefitWeek;
  /** Absent as long as something is paid. */
  lastOff?: BenefitWeek;
  claim?: ParentSchedule['claim'];
  isWaitingDue: boolean;
  /** Fewer parental weeks than one parent can get, so that the other gets theirs. */
  leavesRest: boolean;
  /** In the order in which they are used. */
  entitlements: Entitlement[];
  weeks: WeekOff[];
  firstParental?: BenefitWeek;
}

/** No claim of either program is open longer than this after the week of the birth. */
const LAST_WEEK_AFTER_ARRIVAL = eiRules.claim.longestWeeks;

/**
 * Goes through the weeks of the parents of one program: for each week off what is paid, or why nothing is.
 * @param takenElsewhere Weeks of those that both parents share which the other program pays.
 * @param limits How many parental weeks each parent may get.
 * @returns One schedule for each plan, in their order.
 */
export function scheduleWeeks(
  household: Household,
  plans: ParentPlan[],
  choice: Choice,
  takenElsewhere: number,
  limits: Limits,
): ParentSchedule[] {
  const [anyPlan] = plans;
  if (!anyPlan) return [];
  const pool = openPool(anyPlan.program, choice, takenElsewhere);
  const runs = openRuns(household, plans, choice);
  for (const run of runs) {
    const { plan, claim } = run;
    if (!plan.isClaiming) continue;
    const parentalLimit = limits.get(plan.role) ?? 0;
    run.leavesRest = parentalLimit < getMostOfOneParent(plan.program, choice);
    const claimLast = claim?.last;
    run.entitlements = listEntitlements(household.event, plan, {
      choice,
      pool,
      parentalLimit,
      ...(claimLast !== undefined && { claimLast }),
    });
  }
  const from = Math.min(...runs.map(({ firstOff }) => firstOff));
  // Unpaid weeks until a return may come later than anything that is paid.
  const returns = runs.flatMap(({ lastOff }) => lastOff ?? []);
  const until = Math.max(getArrivalWeek(household.event) + LAST_WEEK_AFTER_ARRIVAL, from, ...returns);
  for (let week = from; week <= until; week += 1) {
    for (const run of sortByClaimToLastWeek(runs)) takeWeek(run, week, pool);
  }
  return runs.map(toSchedule);
}

function openRuns({ event }: Household, plans: ParentPlan[], choice: Choice): Run[] {
  const runs = plans.map((plan): Run => {
    // Weeks at work right after the last day put the beginning off.
    const firstOff = skipWeeksAtWork(plan, getFirstWeekOff(plan, getArrivalWeek(event)));
    const lastOff = getLastWeekOff(plan, event);
    return {
      plan,
      firstOff,
      ...(lastOff !== undefined && { lastOff }),
      isWaitingDue: false,
      leavesRest: false,
      entitlements: [],
      weeks: [],
    };
  });
  const claiming = runs.filter(({ plan }) => plan.isClaiming);
  const eiWindows = getEiWindows(event);
  const qpipWindows = getQpipWindows(event);
  const firstPayable = ({ plan, firstOff }: Run) => {
    const windows = plan.program === 'ei' ? eiWindows : qpipWindows;
    const others = 'others' in windows ? windows.others : windows.parental[choice.ei];
    const isPregnant = plan.role === 'birth' && windows.maternity !== undefined;
    if (!isPregnant || !windows.maternity) return others.first;
    return plan.sicknessWeeks > 0 && plan.program === 'ei' ? firstOff : windows.maternity.first;
  };
  // Whose claim begins first serves the waiting week; the parent who gives birth if both begin in one week.
  const inOrder = claiming
    .map((run) => ({ run, payable: firstPayable(run) }))
    .sort((a, b) => Math.max(a.run.firstOff, a.payable) - Math.max(b.run.firstOff, b.payable));
  let isServed = false;
  for (const { run, payable } of inOrder) {
    if (run.plan.program === 'qpip') {
      const start = skipWeeksAtWork(run.plan, Math.max(run.firstOff, payable));
      run.claim = { start, year: getClaimYear('qpip', start) };
      continue;
    }
    const isPregnant = run.plan.role === 'birth' && eiWindows.maternity !== undefined;
    const regular = findRegularClaim(run.plan, getArrivalWeek(event));
    if (regular) {
      const hasSickness = run.plan.sicknessWeeks > 0;
      const { hospitalWeeks } = event;
      const use = { option: choice.ei, hasSickness, hasMaternity: isPregnant, hasRegular: true, hospitalWeeks };
      const { last } = getClaimWeeks(regular.start, use);
      run.claim = { start: regular.start, last, year: getClaimYear('ei', regular.start) };
      continue;
    }
    const firstAllowed = getFirstWeekOfAgreement(run.plan);
    const isAllowed = firstAllowed <= payable;
    const { start, waiting } = openEiClaim(
      run.firstOff,
      { firstPayable: Math.max(payable, firstAllowed), isMaternity: isPregnant && isAllowed },
      isServed,
    );
    const { last } = getClaimWeeks(start, {
      option: choice.ei,
      hasSickness: run.plan.sicknessWeeks > 0,
      hasMaternity: isPregnant,
      hospitalWeeks: event.hospitalWeeks,
    });
    // A parent who is back at work by then serves no waiting week, so the other one has it.
    const isOffInClaim = skipWeeksAtWork(run.plan, start) <= Math.min(last, run.lastOff ?? last);
    run.claim = { start, last, ...(isOffInClaim && { waiting }), year: getClaimYear('ei', start) };
    run.isWaitingDue = isOffInClaim && waiting === 'served';
    isServed ||= run.isWaitingDue;
  }
  for (const run of claiming) {
    const other = claiming.find(({ claim }) => claim !== run.claim)?.claim;
    if (run.claim && other?.waiting && other.waiting !== 'waived') run.claim.otherServesFrom = other.start;
  }
  return runs;
}

/** Who gets a week of which only one is left: see `scheduleHousehold`. */
function sortByClaimToLastWeek(runs: readonly Run[]): Run[] {
  const never = Number.POSITIVE_INFINITY;
  return [...runs].sort(
    (a, b) =>
      (a.plan.program === 'qpip' ? (a.firstParental ?? never) - (b.firstParental ?? never) || 0 : 0) ||
      (a.plan.program === 'qpip' ? getKnownPay(b.plan) - getKnownPay(a.plan) : 0) ||
      a.plan.role.localeCompare(b.plan.role),
  );
}

function takeWeek(run: Run, week: BenefitWeek, pool: Pool): void {
  const { plan, firstOff, lastOff, claim } = run;
  const isOff = week >= firstOff && (lastOff === undefined || week <= lastOff);
  if (!isOff || plan.atWork.some((range) => isInRange(week, range))) return;
  if (!claim) {
    if (lastOff !== undefined) run.weeks.push({ week, kind: 'unpaid', reason: 'no-claim', ratePercent: 0 });
    return;
  }
  const isOpen = week >= claim.start && (claim.last === undefined || week <= claim.last);
  const due = isOpen ? findEntitlement(run.entitlements, week) : undefined;
  if (run.isWaitingDue && isOpen && (due ?? findEntitlement(run.entitlements, week + 1))) {
    run.isWaitingDue = false;
    run.weeks.push({ week, kind: 'waiting', ratePercent: 0 });
    return;
  }
  if (!due) {
    run.weeks.push({ week, kind: 'unpaid', reason: findReason(run, week), ratePercent: 0 });
    return;
  }
  due.left -= 1;
  let { ratePercent } = due;
  if (due.pool) {
    const { taken, firstRate } = pool;
    if (firstRate && taken.birth + taken.other < firstRate.weeks) ratePercent = firstRate.percent;
    taken[plan.role] += 1;
    run.firstParental ??= week;
  }
  run.weeks.push({ week, kind: due.kind, ratePercent });
}

function findReason({ plan, entitlements, claim, weeks, leavesRest }: Run, week: BenefitWeek): UnpaidReason {
  // Sickness weeks come before the birth alone, and maternity weeks that are lost do not end a long leave.
  const relevant = entitlements.filter(
    ({ kind, left, window }) => left > 0 && kind !== 'sickness' && (kind !== 'maternity' || week <= window.last),
  );
  const payable = relevant.filter(hasWeeksLeft);
  if (payable.some(({ window }) => week < window.first)) return 'before-window';
  const isInWindow = payable.some(({ window }) => isInRange(week, window));
  const isClosed = claim?.last !== undefined && week > claim.last;
  if (isInWindow && !isClosed) return 'before-window';
  // No more weeks come too late than there are: an earlier start would not bring the others.
  const late = weeks.filter(({ reason }) => reason === 'after-window' || reason === 'after-claim').length;
  if (late < sumOf(payable, (entitlement) => countUnused(entitlement, plan.role)))
    return isInWindow ? 'after-claim' : 'after-window';
  return leavesRest || late < sumOf(relevant, ({ left }) => left) ? 'together-limit' : 'one-parent-limit';
}

/** What is left of an entitlement of a parent, of weeks that both share no more than both still have. */
const countUnused = ({ left, pool }: Entitlement, role: ParentRole): number =>
  pool ? Math.max(0, Math.min(left, countLeftFor(pool, role))) : left;

const sumOf = (entitlements: readonly Entitlement[], count: (entitlement: Entitlement) => number): number =>
  entitlements.reduce((sum, entitlement) => sum + count(entitlement), 0);

function toSchedule({ plan, claim, weeks, lastOff, entitlements }: Run): ParentSchedule {
  const lastPaid = weeks.findLastIndex(({ kind }) => kind !== 'unpaid' && kind !== 'waiting');
  const count = (wanted: PaidKind) => weeks.filter(({ kind }) => kind === wanted).length;
  const countLeftOf = (wanted: PaidKind) =>
    sumOf(
      entitlements.filter(({ kind }) => kind === wanted),
      (entitlement) => countUnused(entitlement, plan.role),
    );
  const maternity = entitlements.find(({ kind }) => kind === 'maternity');
  const byKind = (get: (kind: PaidKind) => number): Record<PaidKind, number> => ({
    sickness: get('sickness'),
    maternity: get('maternity'),
    own: get('own'),
    parental: get('parental'),
  });
  return {
    role: plan.role,
    ...(claim && { claim }),
    weeks: lastOff === undefined ? weeks.slice(0, lastPaid + 1) : weeks,
    paid: byKind(count),
    left: byKind(countLeftOf),
    lostMaternityWeeks: maternity && (weeks.at(-1)?.week ?? 0) > maternity.window.last ? maternity.left : 0,
  };
}
