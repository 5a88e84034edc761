import type { ProvinceCode } from '@/data/provinces';
import type { Answer } from '@/lib/benefits/answer';
import { findShortLeaveOfBoth, listShortLeaves } from '@/lib/benefits/leave-notes';
import { isInParts } from '@/lib/benefits/leave-parts';
import { getParentNames } from '@/lib/benefits/parent-names';
import type { Household } from '@/lib/benefits/types';
import { formatDaysInWeeks, formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/job-leave';

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
