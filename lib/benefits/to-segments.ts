import { addDays, differenceInCalendarDays } from 'date-fns';
import type { BenefitSegment } from './types';

/** One benefit week of one parent. */
export type WeekSlot = Pick<BenefitSegment, 'parent' | 'kind' | 'ratePercent' | 'weeklyAmount'> & { sunday: Date };

/** Joins weeks that follow each other and are paid alike. The slots of one parent stand in order of time. */
export function toSegments(slots: WeekSlot[]): BenefitSegment[] {
  const segments: BenefitSegment[] = [];
  for (const { sunday, ...slot } of slots) {
    const last = segments.at(-1);
    if (last && isAlike(last, slot) && differenceInCalendarDays(sunday, last.end) === 1) {
      last.end = addDays(sunday, 6);
      last.weeks += 1;
    } else {
      segments.push({ ...slot, start: sunday, end: addDays(sunday, 6), weeks: 1 });
    }
  }
  return segments;
}

function isAlike(segment: BenefitSegment, slot: Omit<WeekSlot, 'sunday'>): boolean {
  return (
    segment.parent === slot.parent &&
    segment.kind === slot.kind &&
    segment.ratePercent === slot.ratePercent &&
    segment.weeklyAmount === slot.weeklyAmount
  );
}
