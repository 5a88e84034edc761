import { eiRules } from '@/data/benefits/ei-rules';
import { federalLeave, type JobLeave } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import type { Answer } from '@/lib/benefits/answer';
import { findShortLeaveOfBoth, getAdoptionWeeks, listShortLeaves } from '@/lib/benefits/job-leave';
import { isInParts } from '@/lib/benefits/leave-parts';
import type { Arrival, Household } from '@/lib/benefits/types';
import { formatDaysInWeeks, formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/job-leave';
import { getParentNames } from './parent-names';

/** How long one has to have worked for leave; after an adoption undefined where the law counts from a due date. */
export const getLeaveCondition = ({ condition }: JobLeave, arrival: Arrival): string | undefined =>
  condition && (arrival === 'birth' || condition.kind !== 'weeks-before-due-date')
    ? words.conditions[condition.kind](condition.count)
    : undefined;

/**
 * What the law on leave says beside its lengths, in whole sentences. Weeks that are the other parent's alone, and a start
 * before the due date, belong to a birth.
 * @param isAlone Leaves out what is said of another parent.
 */
export function listLeaveNotes(leave: JobLeave, arrival: Arrival, isAlone = false): string[] {
  const { otherParentOnlyWeeks, bothParentsWeeks, earliestStartWeeks } = leave;
  const isAfterBirth = arrival === 'birth';
  return [
    !isAlone && bothParentsWeeks && words.bothParents(bothParentsWeeks),
    // Where sharing adds weeks, those are named instead of the sum.
    !isAlone && !bothParentsWeeks && describeTogether(leave, arrival),
    !isAlone && isAfterBirth && otherParentOnlyWeeks && words.otherParentOnly(otherParentOnlyWeeks),
    getLeaveCondition(leave, arrival),
    isAfterBirth && earliestStartWeeks && words.earliestStart(earliestStartWeeks),
  ].filter((note) => typeof note === 'string');
}

/** What could cost somebody their job: to be read before the length of leave is chosen. */
export function getLeaveWarning({ olderParentalWeeks }: JobLeave): string | undefined {
  if (olderParentalWeeks === undefined) return undefined;
  return words.olderLaw({ parentalWeeks: olderParentalWeeks, extendedWeeks: eiRules.extended.maxWeeksOneParent });
}

/** What the federal law gives, for whom it holds instead of a province's. */
export function describeFederalLeave(arrival: Arrival): string {
  const { pregnancyWeeks = 0, parentalWeeks, combinedMaxWeeks = 0 } = federalLeave;
  return arrival === 'birth'
    ? words.federalRules({
        maternity: formatWeeks(pregnancyWeeks),
        parental: parentalWeeks.birthParent ?? 0,
        combined: combinedMaxWeeks,
      })
    : words.federalRulesAfterAdoption(formatWeeks(getAdoptionWeeks(federalLeave).eachParent ?? 0));
}

/** Where the law may not keep a job as long as somebody wants to be off. */
export function listShortLeaveWarnings(household: Household, answer: Answer, province: ProvinceCode): string[] {
  const names = getParentNames(household);
  const ofBoth = findShortLeaveOfBoth(household, answer, province);
  return [
    ...listShortLeaves(household, answer, province).map(({ role, daysOff, legalWeeks }) =>
      words.shortLeave({
        parent: names[role],
        weeksOff: formatDaysInWeeks(daysOff),
        legalWeeks: formatWeeks(legalWeeks),
      }),
    ),
    ...(answer.parents.some(isInParts) ? [words.leaveInParts] : []),
    ...(ofBoth
      ? [
          words.shortLeaveOfBoth({
            weeksOff: formatDaysInWeeks(ofBoth.daysOff),
            legalWeeks: formatWeeks(ofBoth.legalWeeks),
          }),
        ]
      : []),
  ];
}

function describeTogether(leave: JobLeave, arrival: Arrival): string | undefined {
  if (arrival !== 'birth') {
    const { together, withinMonths } = getAdoptionWeeks(leave);
    if (!together) return undefined;
    return withinMonths ? words.togetherAfterAdoption(formatWeeks(together), withinMonths) : words.together(together);
  }
  const { parentalWeeks, withMaternityWeeks } = leave;
  const { together } = parentalWeeks;
  if (!together) return undefined;
  return withMaternityWeeks
    ? words.togetherWithMaternity({ weeks: together, withMaternity: withMaternityWeeks })
    : words.together(together);
}
