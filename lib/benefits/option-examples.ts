import { eiRules } from '@/data/benefits/ei-rules';
import { type EiYear, eiYears } from '@/data/benefits/ei-years';
import { EXAMPLE_PAYS } from '@/data/benefits/example-pays';
import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type QpipYear, qpipYears } from '@/data/benefits/qpip-years';
import { toBenefitWeek } from './benefit-week';
import { getEiBenefit, getQpipBenefit } from './money';
import type { QpipPlan } from './types';

/** What one parent who gave birth gets before tax when they take all the weeks that one parent can, by a yearly pay. */
interface Example<Choice extends string> {
  yearlyPay: number;
  /** Dollars of a week of the choice's own, and of all weeks, those of maternity among them. */
  choices: Record<Choice, { weekly: number; total: number }>;
}

export interface EiExample extends Example<'standard' | 'extended'> {
  /** Dollars lost where extended is ticked for a leave that standard would have paid. */
  lostWithExtended: number;
}

/** Weeks of one parent who gave birth. */
export const eiWeeks = {
  standard: eiRules.maternity.weeks + eiRules.standard.maxWeeksOneParent,
  extended: eiRules.maternity.weeks + eiRules.extended.maxWeeksOneParent,
};
export const qpipWeeks: Record<QpipPlan, number> = {
  basic: qpipRules.basic.maternityWeeks + qpipRules.basic.shareableWeeks,
  special: qpipRules.special.maternityWeeks + qpipRules.special.shareableWeeks,
};

/** The newest figures of each program. */
export const eiFigures: EiYear = getNewest(eiYears);
export const qpipFigures: QpipYear = getNewest(qpipYears);

/** EI of the newest year, by the example pays and by the most that it insures. */
export function listEiExamples(): EiExample[] {
  return [...EXAMPLE_PAYS, eiFigures.maxInsurableEarnings].map((yearlyPay) => {
    const payAt = (ratePercent: number) => getEiBenefit(yearlyPay / WEEKS_A_YEAR, ratePercent, eiFigures);
    const maternity = payAt(eiRules.maternity.ratePercent) * eiRules.maternity.weeks;
    const [standard, extended] = [payAt(eiRules.standard.ratePercent), payAt(eiRules.extended.ratePercent)];
    return {
      yearlyPay,
      choices: {
        standard: { weekly: standard, total: maternity + standard * eiRules.standard.maxWeeksOneParent },
        extended: { weekly: extended, total: maternity + extended * eiRules.extended.maxWeeksOneParent },
      },
      lostWithExtended: (standard - extended) * eiRules.standard.maxWeeksOneParent,
    };
  });
}

/** QPIP of the newest year likewise. The week is one at the plan's last rate. */
export function listQpipExamples(): Example<QpipPlan>[] {
  return [...EXAMPLE_PAYS, qpipFigures.maxInsurableEarnings].map((yearlyPay) => ({
    yearlyPay,
    choices: { basic: payQpip('basic', yearlyPay), special: payQpip('special', yearlyPay) },
  }));
}

function payQpip(plan: QpipPlan, yearlyPay: number): { weekly: number; total: number } {
  const { maternityWeeks, maternityRatePercent, ...shareable } = qpipRules[plan];
  const start = toBenefitWeek(new Date(qpipFigures.year, 0, 1));
  const payAt = (ratePercent: number) =>
    getQpipBenefit(yearlyPay / WEEKS_A_YEAR, { ratePercent, plan, figures: qpipFigures, start });
  const laterWeeks = shareable.shareableWeeks - shareable.firstShareableWeeks;
  return {
    weekly: payAt(shareable.shareableRatePercent),
    total:
      payAt(maternityRatePercent) * maternityWeeks +
      payAt(shareable.firstShareableRatePercent) * shareable.firstShareableWeeks +
      payAt(shareable.shareableRatePercent) * laterWeeks,
  };
}

function getNewest<Figures>(years: readonly Figures[]): Figures {
  const newest = years.at(-1);
  if (!newest) throw new RangeError('no figures of any year');
  return newest;
}
