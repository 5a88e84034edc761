import type { PartnerAct } from '@/data/partner-lines';
import type { Statement } from '@/data/statement';
import type { GestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPostTerm } from '@/lib/pregnancy/term';
import { afterBirth, andYou, callToday, partnerLines, pastDueDate } from '@/words/partner/lines';

/** What whoever follows a pregnancy can do in a week. None for a week that has none. */
export const listActs = (week: number): readonly PartnerAct[] => partnerLines[week] ?? [];

/** What to do from the due date on, if the baby is not here: from 42 weeks 0 days on to call the same day. */
export const getLateAct = (age: GestationalAge): PartnerAct => (isPostTerm(age) ? callToday : pastDueDate);

/** All weeks with their acts. */
export const listActsByWeek = (): { week: number; acts: readonly PartnerAct[] }[] =>
  Object.entries(partnerLines).map(([week, acts]) => ({ week: Number(week), acts }));

/** Every sentence of the page that may have a source. */
export const listPartnerStatements = (): Statement[] => [
  ...listActsByWeek().flatMap(({ acts }) => acts),
  ...[pastDueDate, callToday],
  ...afterBirth,
  ...andYou,
];
