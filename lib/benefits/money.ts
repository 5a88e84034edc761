import { eiRules } from '@/data/benefits/ei-rules';
import { type EiYear, eiYears } from '@/data/benefits/ei-years';
import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type QpipYear, qpipYears } from '@/data/benefits/qpip-years';
import { quebecMinimumWages } from '@/data/benefits/quebec-minimum-wage';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { type BenefitWeek, getSunday, toBenefitWeek } from './benefit-week';
import { countDaysWorked } from './claim';
import type { Choice } from './entitlements';
import type { ParentSchedule } from './parent-schedule';
import { getAveragePay, getKnownPay } from './pay';
import { findYearFigures } from './program-years';
import type { ParentPlan, QpipPlan, WeekOff } from './types';

/** A week off with its dollars before tax. */
export interface PaidWeek extends WeekOff {
  /** What EI or QPIP pays, EI's family supplement included. */
  benefit: number;
  /** The part of the benefit that is family supplement. */
  supplement: number;
  /** What the employer adds. */
  topUp: number;
}

/**
 * What EI pays a week: a share of the average pay, in whole dollars, half a dollar up, and at most the year's maximum.
 * The maximum of the standard option is also that of maternity and sickness weeks.
 */
export function getEiBenefit(averagePay: number, ratePercent: number, figures: EiYear): number {
  const most = ratePercent === eiRules.extended.ratePercent ? figures.maxWeekly.extended : figures.maxWeekly.standard;
  return Math.min(Math.round((averagePay * ratePercent) / 100), most);
}

/**
 * What QPIP pays a week, in whole dollars: a share of the average pay up to the year's maximum. Below 40 hours at
 * Quebec's minimum wage of the first day the share is higher (Act respecting parental insurance, section 21): up to 85 %
 * of the pay in the basic plan and all of it in the special one, and never more than that wage would give.
 */
export function getQpipBenefit(
  averagePay: number,
  { ratePercent, plan, figures, start }: { ratePercent: number; plan: QpipPlan; figures: QpipYear; start: BenefitWeek },
): number {
  const insured = Math.min(averagePay, figures.maxInsurableEarnings / WEEKS_A_YEAR);
  const { mostPercent } = qpipRules.lowIncome;
  const lowIncome = getQpipLowIncome(start);
  const raised =
    insured < lowIncome ? Math.min((insured * mostPercent[plan]) / 100, (lowIncome * ratePercent) / 100) : 0;
  return Math.round(Math.max((insured * ratePercent) / 100, raised));
}

/** Below so many dollars a week QPIP pays a higher share, by Quebec's minimum wage of the first day. */
function getQpipLowIncome(start: BenefitWeek): number {
  const day = formatCalendarDate(getSunday(start));
  const wage = quebecMinimumWages.findLast(({ from }) => from <= day) ?? quebecMinimumWages[0];
  return wage.perHour * qpipRules.lowIncome.hours;
}

/** What a claim pays by. */
export interface ClaimFigures {
  figures: EiYear | QpipYear;
  /** Whether the pay is above what is insured. */
  isCapped: boolean;
  /** Whether the pay is so low that QPIP pays a higher share of it than its plan says. */
  isRaised: boolean;
}

/** The figures of a claim's year; undefined without a claim. */
export function findClaimFigures({ program, pay }: ParentPlan, { claim }: ParentSchedule): ClaimFigures | undefined {
  if (!claim) return undefined;
  const figures = findYearFigures<EiYear | QpipYear>(program === 'ei' ? eiYears : qpipYears, claim.year);
  const averagePay = pay && getAveragePay(pay);
  return {
    figures,
    isCapped: averagePay !== undefined && averagePay > figures.maxInsurableEarnings / WEEKS_A_YEAR,
    isRaised: program === 'qpip' && averagePay !== undefined && averagePay < getQpipLowIncome(claim.start),
  };
}

/**
 * The dollars of each week off; all 0 where the pay is not known. Counted: EI's family supplement, pay of days worked in
 * the first week of an EI claim, pay earned beside the benefits, and what the employer adds.
 * @param getSupplement EI's family supplement of a week, in dollars, by the average pay. With it a week pays at most the
 * year's maximum.
 */
export function payWeeks(
  plan: ParentPlan,
  schedule: ParentSchedule,
  choice: Choice,
  getSupplement: (week: BenefitWeek, averagePay: number) => number,
): PaidWeek[] {
  const { pay, program } = plan;
  const { claim, weeks } = schedule;
  if (!pay || !claim) return weeks.map((week) => ({ ...week, benefit: 0, supplement: 0, topUp: 0 }));
  const averagePay = getAveragePay(pay);
  const figures = findYearFigures<EiYear | QpipYear>(program === 'ei' ? eiYears : qpipYears, claim.year);
  const insuredPay = Math.min(averagePay, figures.maxInsurableEarnings / WEEKS_A_YEAR);
  const benefitAt = (ratePercent: number) =>
    'maxWeekly' in figures
      ? getEiBenefit(averagePay, ratePercent, figures)
      : getQpipBenefit(averagePay, { ratePercent, plan: choice.qpip, figures, start: claim.start });
  const paid: PaidWeek[] = weeks.map((week) => {
    if (!isPaid(week)) return { ...week, benefit: 0, supplement: 0, topUp: 0 };
    const own = benefitAt(week.ratePercent);
    // QPIP has no family supplement.
    const benefit =
      'maxWeekly' in figures
        ? Math.min(Math.round(own + getSupplement(week.week, averagePay)), figures.maxWeekly.standard)
        : own;
    return { ...week, benefit, supplement: benefit - own, topUp: 0 };
  });
  // What comes off for other pay is not made up by the employer: a top-up is measured on the weekly benefit rate
  // (Employment Insurance Regulations, section 38(1)(a)).
  addTopUp(paid, plan, averagePay, choice);
  for (const week of paid.filter(isPaid)) {
    const earned = getEarnedIn(plan, week.week, averagePay);
    week.benefit =
      program === 'ei'
        ? takeEarningsOffEi(week.benefit, insuredPay, earned)
        : takeEarningsOffQpip(week.benefit, averagePay, earned);
  }
  const firstRate = paid.find(isPaid)?.ratePercent ?? 0;
  takeOffWaitingWeekPay(paid, plan, averagePay, benefitAt(firstRate));
  return paid;
}

/** Whether a benefit is paid for a week. */
export const isPaid = ({ kind }: WeekOff): boolean => kind !== 'unpaid' && kind !== 'waiting';

/** What is earned in a week off: beside the benefits, and on days worked in it. */
const getEarnedIn = (plan: ParentPlan, week: BenefitWeek, averagePay: number): number =>
  plan.earnedBeside + getPayOfWeek(plan, week, averagePay);

/** What was earned at work in the week of the last day, for a claim that begins in that same week. */
function getPayOfWeek({ program, lastWorkDay, workdays }: ParentPlan, week: BenefitWeek, averagePay: number): number {
  if (program !== 'ei' || !lastWorkDay || toBenefitWeek(lastWorkDay) !== week) return 0;
  return (averagePay * countDaysWorked(lastWorkDay, workdays)) / workdays.length;
}

/**
 * EI of a week less what is earned in it, in whole dollars: half of the earnings comes off up to 90 % of the weekly
 * insurable earnings, and all above that (Act, section 19(2)).
 * @param insuredPay Dollars a week, at most the year's maximum (section 14).
 */
function takeEarningsOffEi(benefit: number, insuredPay: number, earned: number): number {
  const halved = Math.min(earned, (insuredPay * eiRules.workOnClaim.halfUpToPercent) / 100);
  return Math.round(Math.max(0, benefit - halved / 2 - (earned - halved)));
}

/**
 * QPIP of a week less what is earned in it, in whole dollars: what makes both together more than the average pay comes
 * off.
 */
function takeEarningsOffQpip(benefit: number, averagePay: number, earned: number): number {
  return Math.round(Math.max(0, benefit - Math.max(0, earned - (averagePay - benefit))));
}

/** Pay of the waiting week, up to one week's benefit, comes off the next three paid weeks (Act, section 19(1)). */
function takeOffWaitingWeekPay(weeks: PaidWeek[], plan: ParentPlan, averagePay: number, weeklyBenefit: number): void {
  const waiting = weeks.find(({ kind }) => kind === 'waiting');
  if (!waiting) return;
  const earned = getEarnedIn(plan, waiting.week, averagePay);
  const next = weeks.filter(isPaid).slice(0, eiRules.waitingPayOffWeeks);
  let off = Math.round(Math.min(earned, weeklyBenefit));
  for (const [index, week] of next.entries()) {
    const share = Math.min(week.benefit, Math.ceil(off / (next.length - index)));
    week.benefit -= share;
    off -= share;
  }
}

/** Pay of the waiting week of an EI claim, in dollars. */
export interface WaitingWeekPay {
  earned: number;
  /** From so much on the week may be no waiting week. */
  tooMuchFrom: number;
  isTooMuch: boolean;
}

/**
 * What is earned in the waiting week, and whether that is too much for one: the week counts only while something would be
 * left of the benefit after all pay above 25 % of it, or above $50 where that is more, is taken off (Act, section
 * 13.1(1)). So earnings of 1.25 times the benefit are too much, and a cent less is not.
 * @returns undefined where no waiting week is followed by a paid one, or pay is not known.
 */
export function findWaitingWeekPay(plan: ParentPlan, { claim, weeks }: ParentSchedule): WaitingWeekPay | undefined {
  const waiting = weeks.find(({ kind }) => kind === 'waiting');
  const firstPaid = weeks.find(isPaid);
  const averagePay = getKnownPay(plan);
  if (averagePay === 0 || !claim || !waiting || !firstPaid) return undefined;
  const rate = getEiBenefit(averagePay, firstPaid.ratePercent, findYearFigures(eiYears, claim.year));
  const { ratePercent, dollars } = eiRules.waitingPayAbove;
  const tooMuchFrom = rate + Math.max((rate * ratePercent) / 100, dollars);
  const earned = getEarnedIn(plan, waiting.week, averagePay);
  return { earned, tooMuchFrom, isTooMuch: earned >= tooMuchFrom };
}

/** Percents are compared to the millionth: 40 % of pay with cents is seldom a number that a computer can write exactly. */
const FALL_PARTS = 1_000_000;

/**
 * By how many percent pay falls, where so much of it is kept beside the leave that there may be no claim: EI wants a fall
 * of more than 40 % (Employment Insurance Regulations, section 14(2)), QPIP one of at least 40 %. So 40 % exactly
 * is too little for EI, and enough for QPIP.
 * @returns Whole percents, rounded down, 0 also where more is earned than before; undefined where the fall is enough,
 * where pay is not known, without a claim, and of the self-employed with EI, for whom the time given to the business
 * counts (Employment Insurance Act, part VII.1).
 */
export function findSmallFall(plan: ParentPlan): number | undefined {
  const { program, isClaiming, insuredWork, earnedBeside } = plan;
  const averagePay = getKnownPay(plan);
  const isOfBusiness = program === 'ei' && insuredWork === 'self-employed';
  if (averagePay === 0 || !isClaiming || isOfBusiness) return undefined;
  const fall = Math.round((100 - (earnedBeside / averagePay) * 100) * FALL_PARTS) / FALL_PARTS;
  const isEnough = program === 'ei' ? fall > eiRules.earningsDropPercent : fall >= qpipRules.earningsDropPercent;
  return isEnough ? undefined : Math.max(0, Math.floor(fall));
}

/** In sickness weeks most top-ups would count as earnings: none is added there. */
function addTopUp(weeks: PaidWeek[], { topUp }: ParentPlan, averagePay: number, { ei, qpip }: Choice): void {
  if (!topUp || (topUp.onlyWith && topUp.onlyWith !== ei && topUp.onlyWith !== qpip)) return;
  const isTopped = ({ kind }: PaidWeek, index: number) =>
    kind === 'waiting' ? topUp.coversWaiting && weeks[index + 1]?.kind !== 'sickness' : kind !== 'sickness';
  const topped = weeks
    .filter((week, index) => (isPaid(week) || week.kind === 'waiting') && isTopped(week, index))
    .slice(0, topUp.weeks);
  for (const week of topped) {
    week.topUp = Math.max(0, Math.round((averagePay * topUp.toPercent) / 100) - week.benefit);
  }
}
