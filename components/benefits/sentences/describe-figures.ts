import { eiRules } from '@/data/benefits/ei-rules';
import type { Answer } from '@/lib/benefits/answer';
import { getSaturday } from '@/lib/benefits/benefit-week';
import { findWaitingWeekPay } from '@/lib/benefits/money';
import type { Household } from '@/lib/benefits/types';
import { getEiWindows } from '@/lib/benefits/windows';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatCount } from '@/lib/format/numbers';
import * as words from '@/words/benefits/leave-notes';
import { sayWhose } from './say-whose';

/** What pay of the waiting week does: why the first weeks show less, and that the week may not count as one. */
export function listWaitingPay(household: Household, { parents }: Answer): string[] {
  return parents.flatMap(({ plan, schedule }) => {
    const found = findWaitingWeekPay(plan, schedule);
    if (!found || found.earned === 0) return [];
    const { tooMuchFrom, isTooMuch } = found;
    const texts = [
      words.waitingPay,
      ...(isTooMuch ? [words.waitingPayTooHigh(formatDollars(Math.floor(tooMuchFrom)))] : []),
    ];
    return texts.map((text) => sayWhose(household, plan.role, text));
  });
}

/** How many weeks in hospital are counted and how many it would be with part weeks, and what follows for maternity weeks. */
export function describeHospital({ event, parents }: Household): string {
  const { hospitalWeeks, hospitalWeeksTouched } = event;
  const ends = [hospitalWeeks, ...(hospitalWeeksTouched === undefined ? [] : [hospitalWeeksTouched])].flatMap(
    (weeks) => {
      const { maternity } = getEiWindows({ ...event, hospitalWeeks: weeks });
      return maternity ? [formatPlainLongDate(getSaturday(maternity.last))] : [];
    },
  );
  const hasMaternity = parents.some(({ role, program }) => role === 'birth' && program === 'ei');
  return words.eiHospital(
    formatCount(hospitalWeeks, words.wholeWeeks),
    hospitalWeeksTouched,
    hasMaternity ? [...new Set(ends)] : [],
  );
}

/** What the family supplement comes to, where the net income is known and low; else who gets it. */
export function describeSupplement({ parents }: Answer): string {
  const most = Math.max(0, ...parents.flatMap(({ weeks }) => weeks.map(({ supplement }) => supplement)));
  if (most > 0) return words.supplementCounted(formatDollars(most));
  return words.familySupplement(formatDollars(eiRules.familySupplement.maxNetFamilyIncome));
}
