import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type Choice, getMostOfOneParent, openPool } from './entitlements';
import { payWeeks } from './money';
import { type Limits, type ParentSchedule, scheduleWeeks } from './parent-schedule';
import { getKnownPay } from './pay';
import type { Household, ParentPlan } from './types';

/**
 * Plans the leave of a household week by week: for each week off of each parent what is paid, or why nothing is.
 * Weeks that both want and only one can get go to the parent who gives birth (EI), or to the one who took shareable
 * weeks first, then to the one who earns more (QPIP). A parent who stays off as long as it is paid gets what one with a
 * day of return leaves over; if both do, the parent who gives birth gets the most that still gives the other one theirs,
 * and what one of the two cannot be paid is the other's.
 * The same holds where one parent is in QPIP and the other in EI.
 * @param limits How many parental weeks each of the parents of one program may get, where that is not left to these rules.
 */
export function scheduleHousehold(household: Household, choice: Choice, limits?: Limits): ParentSchedule[] {
  const schedules = scheduleParents(household, choice, limits);
  // Only benefits that are paid lengthen a claim of EI (Employment Insurance Act, section 10(13)): sickness weeks of which
  // the leave has no room for one count as none.
  const isSicknessUnpaid = ({ role, sicknessWeeks }: ParentPlan) =>
    sicknessWeeks > 0 && schedules.some((schedule) => schedule.role === role && schedule.paid.sickness === 0);
  if (!household.parents.some(isSicknessUnpaid)) return schedules;
  const parents = household.parents.map((plan) => (isSicknessUnpaid(plan) ? { ...plan, sicknessWeeks: 0 } : plan));
  return scheduleParents({ ...household, parents }, choice, limits);
}

/** The same with the sickness weeks of the plans, whether or not one can be paid. */
function scheduleParents(household: Household, choice: Choice, limits: Limits | undefined): ParentSchedule[] {
  const { parents } = household;
  const inQuebec = parents.filter(({ program }) => program === 'qpip');
  const elsewhere = parents.filter(({ program }) => program === 'ei');
  const most = leavesRestToEi(inQuebec, elsewhere)
    ? countQpipWeeksLeft(scheduleProgram(household, elsewhere, choice, 0, { limits }), choice)
    : undefined;
  const qpip = scheduleProgram(household, inQuebec, choice, 0, { limits, most });
  // Without an agreement between the parents each program leaves the other half of the weeks that EI would share
  // (Employment Insurance Act, section 23(4.1); Regulations, section 76.21): what QPIP pays comes off.
  const ei = scheduleProgram(household, elsewhere, choice, getQpipShareInEiWeeks(qpip, choice), { limits });
  const schedules = [...leaveWhatEiLeaves(qpip, ei, choice), ...ei];
  return parents.flatMap(({ role }) => schedules.filter((schedule) => schedule.role === role));
}

/** The schedules of QPIP, with no more weeks left than EI does not pay to the other parent. */
function leaveWhatEiLeaves(qpip: ParentSchedule[], ei: ParentSchedule[], choice: Choice): ParentSchedule[] {
  if (ei.length === 0) return qpip;
  const most = countQpipWeeksLeft(ei, choice);
  return qpip.map((schedule) => {
    const { left, paid } = schedule;
    return { ...schedule, left: { ...left, parental: Math.max(0, Math.min(left.parental, most - paid.parental)) } };
  });
}

/**
 * @param limits As of `scheduleHousehold`.
 * @param most The most parental weeks of one parent, where the other program leaves fewer than this one gives.
 */
function scheduleProgram(
  household: Household,
  plans: ParentPlan[],
  choice: Choice,
  takenElsewhere: number,
  { limits, most }: { limits: Limits | undefined; most?: number | undefined },
) {
  const within = limits ?? getLimits(household, plans, choice, takenElsewhere, most);
  return scheduleWeeks(household, plans, choice, takenElsewhere, within);
}

const isOpen = ({ back }: ParentPlan) => back.kind === 'as-long-as-paid';

/** Whether a parent in Quebec stays as long as it is paid, and one with EI is back on a day or gives birth. */
function leavesRestToEi(inQuebec: readonly ParentPlan[], elsewhere: readonly ParentPlan[]): boolean {
  const comesFirst = (plan: ParentPlan) => plan.isClaiming && (!isOpen(plan) || plan.role === 'birth');
  return inQuebec.some(isOpen) && elsewhere.some(comesFirst);
}

/**
 * How many parental weeks each of the parents of a program may get. QPIP's bonus comes only once both have taken their
 * weeks. Of two who stay as long as it is paid each leaves the other what it asks for; of two with a day of return only
 * if that brings no less money, as both are off on the same days anyway. A parent with a day beside one without gives
 * up no week for it: see docs/decisions/benefits.md, "What the planner assumes".
 */
function getLimits(
  household: Household,
  plans: ParentPlan[],
  choice: Choice,
  takenElsewhere: number,
  mostOfOne = Number.POSITIVE_INFINITY,
): Limits {
  const limits = new Map(
    plans.map(({ role, program }) => [role, Math.min(getMostOfOneParent(program, choice), mostOfOne)]),
  );
  const [first, second] = plans.filter(({ isClaiming }) => isClaiming);
  if (!first || !second) return limits;
  // With two days of return, EI's weeks go to the parent who gives birth, as if the other one took what is left.
  const open = [first, second].find(isOpen) ?? (first.program === 'ei' ? second : undefined);
  const fixed = [first, second].find((plan) => plan !== open && !isOpen(plan));
  const { total, bonus } = openPool(first.program, choice, takenElsewhere);
  if (!open) {
    const leavesBonus = ({ role }: ParentPlan): Limits => new Map([...limits, [role, total - (bonus?.from ?? 0)]]);
    const candidates = [limits, leavesBonus(first), leavesBonus(second)];
    return findBestLimits(household, plans, choice, takenElsewhere, candidates, (schedules) =>
      sumBenefits(plans, schedules, choice),
    );
  }
  const most = limits.get(open.role) ?? 0;
  const limit = (weeks: number) => Math.max(0, Math.min(most, weeks));
  if (fixed) {
    // Together with the other parent, who takes none: that one's claim may have the waiting week of both.
    const schedules = scheduleWeeks(household, plans, choice, takenElsewhere, new Map([...limits, [open.role, 0]]));
    const wanted = schedules.find(({ role }) => role === fixed.role)?.paid.parental ?? 0;
    const leave = (more: number): Limits => new Map([...limits, [open.role, limit(total + more - wanted)]]);
    const withBonus = leave(bonus && wanted >= bonus.from ? bonus.weeks : 0);
    // Also where the time is too short for them: then the weeks of the bonus are among those that are lost.
    const takesNone = scheduleWeeks(household, plans, choice, takenElsewhere, withBonus).some(
      ({ role, paid }) => role === fixed.role && paid.parental === wanted,
    );
    if (takesNone) return withBonus;
    return findBestLimits(household, plans, choice, takenElsewhere, [leave(0), withBonus]);
  }
  const least = bonus ? bonus.from : total - most;
  const more = bonus?.weeks ?? 0;
  // The bonus is the first parent's or the second's; EI has none to try.
  const extras = [...new Set([0, more])];
  const splits = extras.map(
    (extra): Limits =>
      new Map([
        [first.role, limit(total + more - extra - least)],
        [second.role, limit(least + extra)],
      ]),
  );
  // What one of them cannot be paid, as with a claim that closes during weeks at work, is the other's.
  const passedOn = splits.flatMap((split) => {
    const schedules = scheduleWeeks(household, plans, choice, takenElsewhere, split);
    return schedules.flatMap(({ role, paid }) => {
      const receiver = role === first.role ? second : first;
      return extras.map((extra): Limits => new Map([...split, [receiver.role, limit(total + extra - paid.parental)]]));
    });
  });
  return findBestLimits(household, plans, choice, takenElsewhere, [...splits, ...passedOn]);
}

/**
 * The limits with which both parents together are paid for the most parental weeks, and of equal weeks the most money; the
 * first of equals.
 * @param getMoney What the weeks bring, where both are off on the same days with all limits: more weeks of one who earns
 * less must not bring less.
 */
function findBestLimits(
  household: Household,
  plans: ParentPlan[],
  choice: Choice,
  takenElsewhere: number,
  candidates: Limits[],
  getMoney: (schedules: readonly ParentSchedule[]) => number = () => 0,
): Limits {
  const tried = candidates.map((limits) => {
    const schedules = scheduleWeeks(household, plans, choice, takenElsewhere, limits);
    return { limits, money: getMoney(schedules), paid: schedules.reduce((sum, { paid }) => sum + paid.parental, 0) };
  });
  const isBetter = (next: (typeof tried)[number], best: (typeof tried)[number]) =>
    next.paid === best.paid ? next.money > best.money : next.paid > best.paid && next.money >= best.money;
  return tried.reduce((best, next) => (isBetter(next, best) ? next : best)).limits;
}

/** The benefits of the parents of a program, in dollars; in percent of pay, as if all earned the same, without some pay. */
function sumBenefits(plans: readonly ParentPlan[], schedules: readonly ParentSchedule[], choice: Choice): number {
  const isInDollars = plans.every((plan) => !plan.isClaiming || getKnownPay(plan) > 0);
  return schedules
    .flatMap((schedule) =>
      plans.filter(({ role }) => role === schedule.role).flatMap((plan) => payWeeks(plan, schedule, choice, () => 0)),
    )
    .reduce((sum, { benefit, ratePercent }) => sum + (isInDollars ? benefit : ratePercent), 0);
}

/** How many of EI's shared weeks the parental weeks of QPIP stand for (Regulations, section 76.21). */
function getQpipShareInEiWeeks(schedules: readonly ParentSchedule[], { ei, qpip }: Choice): number {
  const paid = schedules.reduce((sum, schedule) => sum + schedule.paid.parental, 0);
  const inBasic = qpip === 'basic' ? paid : (paid * qpipRules.basic.shareableWeeks) / qpipRules.special.shareableWeeks;
  if (ei === 'standard') return Math.ceil(inBasic);
  const { standard, extended } = eiRules;
  const left = ((standard.totalWeeks - inBasic) * extended.maxWeeksOneParent) / standard.maxWeeksOneParent;
  return extended.totalWeeks - Math.floor(left);
}

/** The other way round: how many parental weeks of QPIP are left beside those of EI, of the plan that is ticked. */
function countQpipWeeksLeft(schedules: readonly ParentSchedule[], { ei, qpip }: Choice): number {
  const paid = schedules.reduce((sum, schedule) => sum + schedule.paid.parental, 0);
  const { standard, extended } = eiRules;
  const inStandard = ei === 'standard' ? paid : (paid * standard.maxWeeksOneParent) / extended.maxWeeksOneParent;
  const left = Math.max(0, standard.totalWeeks - inStandard);
  const { basic, special } = qpipRules;
  return Math.floor(qpip === 'basic' ? left : (left * special.shareableWeeks) / basic.shareableWeeks);
}
