import type { CareLineId } from '@/data/care-lines';
import type { ProvinceCode } from '@/data/provinces';

/** What may be true of somebody who looks for care. */
export const situations = ['no-doctor', 'no-card', 'far-away', 'midwife', 'language'] as const;
export type Situation = (typeof situations)[number];

/** An official page, or one of who offers the care. What it is called stands in the words, under its address. */
export interface CarePage {
  url: string;
  /** Whether somebody read it; where only its address was seen, the words say so with 'ask'. */
  isRead: boolean;
}

/** Whom to call for care in pregnancy, apart from what is said: data/en/find-care/regions. */
export interface RegionCare {
  /** Who takes people without a referral: numbers and pages, the first to try first. */
  first: { lines: readonly CareLineId[]; pages: readonly CarePage[] };
  /** If those are full. */
  next: { lines: readonly CareLineId[]; pages: readonly CarePage[] };
  /** By this week, somebody else is asked: the weeks of a source. Absent where no source gives one. */
  planBWeek?: number;
}

const nothing = { lines: [], pages: [] };
const notYet: RegionCare = { first: nothing, next: nothing };

export const regionCare: Record<ProvinceCode, RegionCare> = {
  AB: notYet,
  BC: notYet,
  MB: notYet,
  NB: notYet,
  NL: notYet,
  NS: notYet,
  ON: notYet,
  PE: notYet,
  QC: notYet,
  SK: notYet,
  NT: notYet,
  NU: notYet,
  YT: notYet,
};
