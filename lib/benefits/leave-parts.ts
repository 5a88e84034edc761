import { addDays } from 'date-fns';
import type { ParentAnswer } from './answer';
import { type BenefitWeek, getSunday } from './benefit-week';
import { isPaid } from './money';
import type { ParentPlan, WeeksAtWork } from './types';

/** Where a leave of EI comes in two parts. */
interface Break {
  /** The day back at work. */
  back: Date;
  /** The Sunday of the first week off again; absent where nothing more can be paid from then on. */
  offAgain?: Date;
  /** Parental weeks before and after. */
  parental: readonly [number, number];
}

/**
 * The weeks at work between two parts of a leave of EI, which has to be asked for anew for each part ("you must submit an
 * application each time", Service Canada on special circumstances). Not those with which the leave begins or ends, nor
 * those after unpaid weeks alone: there the one application is still to come. Not of QPIP, for which no such rule was
 * read.
 */
export function findBreak({ plan, weeks }: ParentAnswer): Break | undefined {
  if (plan.program !== 'ei') return undefined;
  const range = plan.atWork.find(
    ({ first, last }) =>
      weeks.some(({ week, kind }) => week < first && kind !== 'unpaid') && weeks.some(({ week }) => week > last),
  );
  if (!range) return undefined;
  const after = weeks.filter(({ week }) => week > range.last);
  const first = after[0]?.week;
  const isPaidAgain = first !== undefined && after.some(isPaid);
  const countParental = (isOfPart: (week: BenefitWeek) => boolean) =>
    weeks.filter(({ kind, week }) => kind === 'parental' && isOfPart(week)).length;
  return {
    back: getDayBack(plan, range),
    ...(isPaidAgain && { offAgain: getSunday(first) }),
    parental: [countParental((week) => week < range.first), countParental((week) => week > range.last)],
  };
}

/** Whether somebody goes back to work for a while and is off again, paid or not. */
export const isInParts = ({ plan, weeks }: ParentAnswer): boolean =>
  plan.atWork.some(
    ({ first, last }) => weeks.some(({ week }) => week < first) && weeks.some(({ week }) => week > last),
  );

function getDayBack({ workdays }: ParentPlan, { first, from }: WeeksAtWork): Date {
  return from ?? addDays(getSunday(first), Math.min(...workdays));
}
