import type { PartnerAct } from '@/data/partner-lines';
import type { Statement } from '@/data/statement';
import { mentalHealthCrisis } from '@/words/emergency';
import { partnersToo } from '@/words/partner/followed';
import { partnerLines } from '@/words/partner/lines';

/** What whoever follows a pregnancy can do in a week. None for a week that has none. */
export const listActs = (week: number): readonly PartnerAct[] => partnerLines[week] ?? [];

/** All weeks with their acts. */
export const listActsByWeek = (): { week: number; acts: readonly PartnerAct[] }[] =>
  Object.entries(partnerLines).map(([week, acts]) => ({ week: Number(week), acts }));

/** Every sentence of the page that may have a source. */
export const listPartnerStatements = (): Statement[] => [
  ...listActsByWeek().flatMap(({ acts }) => acts),
  partnersToo,
  mentalHealthCrisis,
];
