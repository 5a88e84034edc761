import type { EiYear } from '@/data/benefits/ei-years';
import type { QpipYear } from '@/data/benefits/qpip-years';
import { WEEKS_A_YEAR } from './constants';
import type { EiOptionKey } from './types';

/**
 * What EI pays a week before tax: a share of the weekly earnings, at most the year's maximum. In whole dollars, as the
 * published maximums are. Assumes that all weeks of the claim's reference period paid the same.
 * @param option Maternity is paid as the standard option.
 */
export function getEiWeeklyAmount(
  weeklyEarnings: number,
  { option, ratePercent, figures }: { option: EiOptionKey; ratePercent: number; figures: EiYear },
): number {
  return Math.min(Math.round((weeklyEarnings * ratePercent) / 100), figures.maxWeekly[option]);
}

/** What QPIP pays a week before tax: a share of the weekly earnings up to the insured maximum, in whole dollars. */
export function getQpipWeeklyAmount(
  weeklyEarnings: number,
  { ratePercent, figures }: { ratePercent: number; figures: QpipYear },
): number {
  const insured = Math.min(weeklyEarnings, figures.maxInsurableEarnings / WEEKS_A_YEAR);
  return Math.round((insured * ratePercent) / 100);
}
