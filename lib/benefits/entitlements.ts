import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type BenefitWeek, isInRange, type WeekRange } from './benefit-week';
import { findRegularClaim } from './regular-claim';
import type { EiOption, FamilyEvent, PaidKind, ParentPlan, ParentRole, Program, QpipPlan } from './types';
import { getArrivalWeek, getEiWindows, getQpipWindows } from './windows';

/** What is ticked on the forms: the option of EI, the plan of QPIP. Both parents get the same one of a program. */
export interface Choice {
  ei: EiOption;
  qpip: QpipPlan;
}

/** Weeks of one kind that a parent may get. Parental weeks come out of a pool that both share. */
export interface Entitlement {
  kind: PaidKind;
  left: number;
  window: WeekRange;
  ratePercent: number;
  pool?: Pool;
}

/** Parental weeks that the parents of one program share. */
export interface Pool {
  total: number;
  /** More weeks, once each parent has taken `from`. */
  bonus?: { weeks: number; from: number };
  /** The first weeks out of the pool are paid at another rate. */
  firstRate?: { weeks: number; percent: number };
  taken: Record<ParentRole, number>;
}

/** The parental weeks that the parents of a program share, none of them taken. Lengths: data/benefits. */
export function openPool(program: Program, choice: Choice, takenElsewhere: number): Pool {
  const taken = { birth: 0, other: 0 };
  if (program === 'ei') return { total: Math.max(0, eiRules[choice.ei].totalWeeks - takenElsewhere), taken };
  const rules = qpipRules[choice.qpip];
  return {
    total: rules.shareableWeeks,
    bonus: { weeks: rules.bonusWeeks, from: rules.bonusFromWeeks },
    firstRate: { weeks: rules.firstShareableWeeks, percent: rules.firstShareableRatePercent },
    taken,
  };
}

/** The most parental weeks that one parent can take. */
export const getMostOfOneParent = (program: Program, choice: Choice): number =>
  program === 'ei' ? eiRules[choice.ei].maxWeeksOneParent : qpipRules[choice.qpip].shareableWeeks;

/** The parental weeks that are left in a pool, those of the bonus included once both parents have earned it. */
function countLeft({ total, bonus, taken }: Pool): number {
  const hasBonus = bonus !== undefined && taken.birth >= bonus.from && taken.other >= bonus.from;
  return total + (hasBonus ? bonus.weeks : 0) - taken.birth - taken.other;
}

/** The parental weeks that one parent could still take: with those of a bonus that they would earn. */
export function countLeftFor({ total, bonus, taken }: Pool, role: ParentRole): number {
  const left = total - taken.birth - taken.other;
  if (!bonus || taken[role === 'birth' ? 'other' : 'birth'] < bonus.from) return left;
  return Math.max(taken[role], taken[role] + left) < bonus.from ? left : left + bonus.weeks;
}

/** Whether there is still a week to take, in whatever week. */
export const hasWeeksLeft = ({ left, pool }: Entitlement): boolean => left > 0 && (!pool || countLeft(pool) > 0);

/** What a week can be paid out of, in the order in which entitlements are used up. */
export const findEntitlement = (entitlements: readonly Entitlement[], week: BenefitWeek): Entitlement | undefined =>
  entitlements.find((entitlement) => hasWeeksLeft(entitlement) && isInRange(week, entitlement.window));

interface EntitlementOptions {
  choice: Choice;
  pool: Pool;
  /** The most parental weeks that this parent may take. */
  parentalLimit: number;
  /** The last week in which an EI claim is open. */
  claimLast?: BenefitWeek;
}

/**
 * What a parent may get, in the order in which it is used up: sickness before the birth, maternity, QPIP's weeks of
 * one's own, parental. Own weeks of QPIP: of the other parent, of a parent who is alone on the act of birth, of each
 * adoptive parent, and of each parent of several babies.
 */
export function listEntitlements(event: FamilyEvent, plan: ParentPlan, options: EntitlementOptions): Entitlement[] {
  return plan.program === 'ei' ? listEi(event, plan, options) : listQpip(event, plan, options);
}

/**
 * The weeks in which EI can pay parental benefits to a parent whose claim is open. Section 23(3.2): with sickness,
 * maternity and parental weeks that are paid the window is as long as the claim.
 * @param hasSickness Whether sickness weeks are paid.
 * @param claimLast The last week in which the claim is open.
 */
export function getEiParentalWindow(
  event: FamilyEvent,
  { role, hasSickness }: { role: ParentRole; hasSickness: boolean },
  option: EiOption,
  claimLast?: BenefitWeek,
): WeekRange {
  const { maternity, parental } = getEiWindows(event);
  const { first, last } = parental[option];
  const isLonger = role === 'birth' && maternity !== undefined && hasSickness;
  return { first, last: isLonger ? Math.max(last, claimLast ?? last) : last };
}

function listEi(event: FamilyEvent, plan: ParentPlan, options: EntitlementOptions): Entitlement[] {
  const { choice, pool, parentalLimit, claimLast } = options;
  const { maternity } = getEiWindows(event);
  const { ratePercent } = eiRules[choice.ei];
  const hasSickness = plan.sicknessWeeks > 0;
  // Who is on regular EI has no more weeks than the claim still pays.
  let claimLeft = findRegularClaim(plan, getArrivalWeek(event))?.weeksLeft ?? Number.POSITIVE_INFINITY;
  const take = (weeks: number) => {
    const taken = Math.min(weeks, claimLeft);
    claimLeft -= taken;
    return taken;
  };
  const window = getEiParentalWindow(event, { role: plan.role, hasSickness }, choice.ei, claimLast);
  if (plan.role !== 'birth' || !maternity) {
    return [{ kind: 'parental', left: take(parentalLimit), window, ratePercent, pool }];
  }
  return [
    {
      kind: 'sickness',
      left: take(Math.min(plan.sicknessWeeks, eiRules.sickness.maxWeeks)),
      window: { first: Number.NEGATIVE_INFINITY, last: getArrivalWeek(event) - 1 },
      ratePercent: eiRules.sickness.ratePercent,
    },
    {
      kind: 'maternity',
      left: take(Math.min(eiRules.maternity.weeks, countWeeksInTime(plan, event, maternity))),
      window: maternity,
      ratePercent: eiRules.maternity.ratePercent,
    },
    { kind: 'parental', left: take(parentalLimit), window, ratePercent, pool },
  ];
}

/** How many weeks of maternity are left in time for who takes them after regular weeks; without a bound for everybody else. */
function countWeeksInTime(plan: ParentPlan, event: FamilyEvent, { first, last }: WeekRange): number {
  const regular = findRegularClaim(plan, getArrivalWeek(event));
  return regular ? Math.max(0, last - Math.max(first, regular.firstAfter) + 1) : Number.POSITIVE_INFINITY;
}

function listQpip(event: FamilyEvent, { role }: ParentPlan, options: EntitlementOptions): Entitlement[] {
  const { choice, pool, parentalLimit } = options;
  const { maternity, others } = getQpipWindows(event);
  const rules = qpipRules[choice.qpip];
  const hasOwn = role === 'other' || !event.hasTwoParents || event.arrival !== 'birth';
  const own = (hasOwn ? rules.otherParentWeeks : 0) + (event.babies > 1 ? rules.multiplesWeeks : 0);
  const shared: Entitlement[] = [
    { kind: 'own', left: own, window: others, ratePercent: rules.otherParentRatePercent },
    { kind: 'parental', left: parentalLimit, window: others, ratePercent: rules.shareableRatePercent, pool },
  ];
  if (role !== 'birth' || !maternity) return shared;
  return [
    {
      kind: 'maternity',
      left: rules.maternityWeeks,
      window: maternity,
      ratePercent: rules.maternityRatePercent,
    },
    ...shared,
  ];
}
