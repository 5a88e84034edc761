import { addDays, startOfDay } from 'date-fns';
import { getBenefitWeek } from './get-benefit-week';
import type { BenefitProgram } from './types';

/**
 * The year whose figures a claim gets. EI: a year begins with the last Sunday of the December before (2026's on
 * 2025-12-28, data/benefits/ei-years). QPIP: assumed to be the calendar year of the first week's Sunday.
 * @param claimStart Any day of the first week of the claim.
 */
export function getClaimYear(program: BenefitProgram, claimStart: Date): number {
  const { sunday } = getBenefitWeek(claimStart);
  const year = sunday.getFullYear();
  if (program === 'qpip') return year;
  return sunday >= getLastSundayOfDecember(year) ? year + 1 : year;
}

function getLastSundayOfDecember(year: number): Date {
  const lastDay = startOfDay(new Date(year, 11 /* Dec */, 31));
  return addDays(lastDay, -lastDay.getDay());
}
