import type { ProvinceCode } from '@/data/provinces';
import { type BenefitWeek, getSunday, toBenefitWeek } from './benefit-week';
import type { Program } from './types';

/** Quebec has its own plan; everyone else gets Employment Insurance. */
export const getProgram = (province: ProvinceCode | undefined): Program => (province === 'QC' ? 'qpip' : 'ei');

/**
 * The year whose figures a claim gets. EI: a year begins with the last Sunday of the December before (2026's on
 * 2025-12-28, data/benefits/ei-years). QPIP: assumed to be the calendar year of the first week's Sunday.
 * @param start The first week of the claim.
 */
export function getClaimYear(program: Program, start: BenefitWeek): number {
  const year = getSunday(start).getFullYear();
  if (program === 'qpip') return year;
  const lastSundayOfYear = toBenefitWeek(new Date(year, 11 /* Dec */, 31));
  return start >= lastSundayOfYear ? year + 1 : year;
}

/** The Sunday with which the claims of a year begin in EI. */
export const getEiYearStart = (year: number): Date => getSunday(toBenefitWeek(new Date(year - 1, 11 /* Dec */, 31)));

/**
 * The figures of a year, or the last ones known before it where that year has none yet. Of a year before all of them,
 * the first.
 * @param years In order, oldest first.
 * @throws RangeError when there are none at all.
 */
export function findYearFigures<Figures extends { year: number }>(years: readonly Figures[], year: number): Figures {
  const figures = years.findLast((entry) => entry.year <= year) ?? years[0];
  if (!figures) throw new RangeError('no figures of any year');
  return figures;
}
