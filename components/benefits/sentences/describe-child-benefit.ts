import { getMonthlyChildBenefit } from '@/lib/benefits/family-money';
import type { Household } from '@/lib/benefits/types';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataMonth } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave';

/** The Canada Child Benefit of a month; undefined without the income of the family. */
export function describeChildBenefit(household: Household, today: Date): string | undefined {
  const found = getMonthlyChildBenefit(household, today);
  if (!found) return undefined;
  return words.childBenefitNote({
    dollars: formatDollars(Math.round(found.dollars)),
    added: formatDollars(Math.round(found.added)),
    from: formatDataMonth(formatCalendarDate(found.from)),
    until: formatDataMonth(formatCalendarDate(found.until)),
  });
}
