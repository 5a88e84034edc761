import { eiRules } from '@/data/benefits/ei-rules';
import type { JobLeave } from '@/data/benefits/job-leave';
import * as words from '@/words/benefits/job-leave';

/** What the law on leave says beside its lengths, in whole sentences. */
export function listLeaveNotes(leave: JobLeave): string[] {
  const { parentalWeeks, otherParentOnlyWeeks, withMaternityWeeks, bothParentsWeeks, condition, earliestStartWeeks } =
    leave;
  const { together } = parentalWeeks;
  return [
    bothParentsWeeks && words.bothParents(bothParentsWeeks),
    // Where sharing adds weeks, those are named instead of the sum.
    together && !bothParentsWeeks && describeTogether(together, withMaternityWeeks),
    otherParentOnlyWeeks && words.otherParentOnly(otherParentOnlyWeeks),
    condition && words.conditions[condition.kind](condition.count),
    earliestStartWeeks && words.earliestStart(earliestStartWeeks),
  ].filter((note) => typeof note === 'string');
}

/** What could cost somebody their job: to be read before the length of leave is chosen. */
export function getLeaveWarning({ olderParentalWeeks }: JobLeave): string | undefined {
  if (olderParentalWeeks === undefined) return undefined;
  return words.olderLaw(olderParentalWeeks, eiRules.extended.maxWeeksOneParent);
}

function describeTogether(weeks: number, withMaternity: number | undefined): string {
  return withMaternity ? words.togetherWithMaternity(weeks, withMaternity) : words.together(weeks);
}
