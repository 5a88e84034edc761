import { birthMilestones } from '@/data/birth/milestones';
import type { BirthMilestone } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';
import { addMonthsAndHalves } from './add-months-and-halves';

export interface FutureMilestone extends BirthMilestone {
  /** An estimate: as many months after the due date as the specification gives. */
  date: Date;
}

/**
 * The ten milestones after birth with their estimated days, the earliest first.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listFutureMilestones(dueDate: Date): FutureMilestone[] {
  assertValidDate(dueDate);
  return birthMilestones
    .map((milestone) => ({ ...milestone, date: addMonthsAndHalves(dueDate, milestone.offsetMonths) }))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
}
