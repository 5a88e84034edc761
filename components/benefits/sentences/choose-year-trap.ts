import type { Comparison } from '@/lib/benefits/compare';
import { paysExtendedLong } from '@/lib/benefits/reason';
import type { Household } from '@/lib/benefits/types';
import type * as words from '@/words/benefits/leave';

/**
 * How the warning of the year trap goes. Where extended is proposed it does not speak against it: to two parents, or for a
 * part of the leave that comes late, it says why, but not where one parent alone wants so many weeks that extended brings
 * more.
 * @param mayBeExtended Whether the answer would be extended without a claim that is in doubt, or it says that extended
 * brings more with what the employer adds.
 */
export function findYearTrap(
  { parents }: Household,
  { proposed }: Comparison,
  mayBeExtended: boolean,
): keyof typeof words.yearTrap {
  if (mayBeExtended) return 'ofOneWithExtended';
  if (proposed?.answer.choice.ei !== 'extended') return 'ofOne';
  if (proposed.reason === 'late-start') return 'ofLate';
  const isForBoth = parents.filter(({ isClaiming }) => isClaiming).length > 1 && !paysExtendedLong(proposed.answer);
  return isForBoth ? 'ofBoth' : 'ofOneWithExtended';
}

/**
 * What is said of extended's money: no number that the answer above or its warnings, a family supplement, pay for work or
 * what the employer adds makes wrong.
 * @param isExtendedForFewer Whether extended may be the better one for weeks that are fewer, as they come late.
 * @param hasTopUp Whether the answer above says that extended brings more with what the employer adds.
 */
export function findExtendedPays(
  { answers, proposed }: Comparison,
  isExtendedForFewer: boolean,
  hasTopUp: boolean,
): keyof typeof words.extendedPays {
  const hasSupplement = answers.some(({ parents }) =>
    parents.some(({ weeks }) => weeks.some(({ supplement }) => supplement > 0)),
  );
  if (hasSupplement) return 'withSupplement';
  const hasPayForWork = answers.some(({ parents }) =>
    parents.some(({ plan, schedule }) => plan.program === 'ei' && schedule.claim && plan.earnedBeside > 0),
  );
  if (hasPayForWork) return 'withPayForWork';
  if (hasTopUp) return 'withTopUp';
  const isExtended = proposed?.answer.choice.ei === 'extended' && !paysExtendedLong(proposed.answer);
  return isExtended || isExtendedForFewer ? 'fewerWeeks' : 'usually';
}
