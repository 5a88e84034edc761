import type { ParentAnswer } from './answer';
import { type BenefitWeek, getSunday } from './benefit-week';
import { getDayBack } from './leave-days';
import { isPaid } from './money';
import type { WeeksAtWork } from './types';

/** Where a leave comes in two parts. */
interface Break {
  /** The day back at work. */
  back: Date;
  /** The Sunday of the first week off again; absent where nothing more can be paid from then on. */
  offAgain?: Date;
  /** Parental weeks before and after. */
  parental: readonly [number, number];
}

/**
 * Whether a leave goes on after weeks at work: weeks off that are paid or not, or of who stays off as long as it is paid,
 * and so has no weeks after the last paid one, weeks that come too late.
 */
const goesOnAfter = ({ plan, weeks, lostWeeks }: ParentAnswer, { last }: WeeksAtWork): boolean =>
  weeks.some(({ week }) => week > last) || (plan.back.kind === 'as-long-as-paid' && lostWeeks > 0);

/**
 * The weeks at work between two parts of a leave, of which EI or RQAP has to know. EI has to be asked anew for each part
 * ("you must submit an application each time", Service Canada on special circumstances); of QPIP no such rule was read.
 * Not those with which the leave begins or ends, nor those after unpaid weeks alone: there the one application is still
 * to come.
 */
export function findBreak(parent: ParentAnswer): Break | undefined {
  const { plan, weeks } = parent;
  const range = plan.atWork.find(
    (atWork) => weeks.some(({ week, kind }) => week < atWork.first && kind !== 'unpaid') && goesOnAfter(parent, atWork),
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
export const isInParts = (parent: ParentAnswer): boolean =>
  parent.plan.atWork.some(
    (atWork) => parent.weeks.some(({ week }) => week < atWork.first) && goesOnAfter(parent, atWork),
  );
