import { eiRules } from '@/data/benefits/ei-rules';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { type BenefitWeek, getSunday, toBenefitWeek, type WeekRange } from './benefit-week';
import type { EiOption } from './types';

/**
 * The week in which EI's interruption of earnings falls (Employment Insurance Regulations, section 14(2)): that of the
 * last day at work if more than 40 % of its usual pay is lost, or else the next one. Pay is taken as even over the
 * workdays; exactly 40 % is not more than 40 %.
 * @param workdays 0 for Sunday to 6 for Saturday, at least one.
 */
export function getInterruptionWeek(lastWorkDay: Date, workdays: readonly number[]): BenefitWeek {
  const week = toBenefitWeek(lastWorkDay);
  const lost = workdays.length - countDaysWorked(lastWorkDay, workdays);
  return lost * 100 > eiRules.earningsDropPercent * workdays.length ? week : week + 1;
}

/** How many workdays of the week of the last day at work have been worked. */
export function countDaysWorked(lastWorkDay: Date, workdays: readonly number[]): number {
  return workdays.filter((weekday) => weekday <= lastWorkDay.getDay()).length;
}

/**
 * The first week that is wholly free of work: what QPIP is planned from. (RQAP lets a parent choose the week before too,
 * whose pay then counts.)
 */
export const getFirstFreeWeek = (lastWorkDay: Date): BenefitWeek => toBenefitWeek(lastWorkDay) + 1;

/** What becomes of the week without pay at the beginning of an EI claim. */
export type WaitingWeek =
  | 'served'
  /** For claims that begin in the days of data/benefits/ei-rules. It was not served: a second parent's claim has one. */
  | 'waived'
  /** The other parent has served it. */
  | 'deferred';

/**
 * The first week of an EI claim and its waiting week (Act, sections 10(1), 13, 22 and 23(5)). A claim begins with the
 * interruption of earnings, but not before something can be paid: only before maternity weeks the waiting week may lie in
 * the week before.
 * @param firstPayable The first week in which a benefit can be paid.
 * @param isMaternity Whether that is a maternity week.
 * @param otherServed Whether the other parent has served a waiting week for this child, or serves it first.
 */
export function openEiClaim(
  interruption: BenefitWeek,
  { firstPayable, isMaternity }: { firstPayable: BenefitWeek; isMaternity: boolean },
  otherServed: boolean,
): { start: BenefitWeek; waiting: WaitingWeek } {
  const earliest = Math.max(interruption, firstPayable);
  if (isWaitingWaived(getSunday(earliest))) return { start: earliest, waiting: 'waived' };
  if (otherServed) return { start: earliest, waiting: 'deferred' };
  const start = Math.max(interruption, firstPayable - (isMaternity ? eiRules.waitingWeeks : 0));
  return { start, waiting: isWaitingWaived(getSunday(start)) ? 'waived' : 'served' };
}

/** Whether a claim that begins on this day has no waiting week: both days of data/benefits/ei-rules included. */
function isWaitingWaived(claimStart: Date): boolean {
  const day = formatCalendarDate(claimStart);
  const { from, to } = eiRules.waitingWaived;
  return day >= from && day <= to;
}

/**
 * Whether a claim that begins in this week has a waiting week.
 * @param otherServesFrom The week from which on the other parent's claim has served the one of both.
 */
export function hasWaitingWeek(start: BenefitWeek, otherServesFrom = Number.POSITIVE_INFINITY): boolean {
  return otherServesFrom > start && !isWaitingWaived(getSunday(start));
}

/** The kinds of EI weeks that one claim pays. */
export interface ClaimUse {
  option: EiOption;
  hasSickness: boolean;
  hasMaternity: boolean;
  /** Then nothing but weeks in hospital lengthens the claim. */
  hasRegular?: boolean;
  hospitalWeeks: number;
}

/**
 * The weeks in which an EI claim is open (Act, section 10): 52 from its start. Where it pays several kinds, whose most
 * weeks are more than 50 in all, those and two more; with extended parental weeks alone, 26 more. Weeks of the baby in
 * hospital come on top. Never more than 104. 15 + 35 is not more than 50: all of that must be paid in 52 weeks. A claim that has paid
 * regular weeks stays at 52.
 */
export function getClaimWeeks(start: BenefitWeek, use: ClaimUse): WeekRange {
  const { claim, sickness, maternity } = eiRules;
  const { option, hasSickness, hasMaternity, hasRegular = false, hospitalWeeks } = use;
  const mostWeeks = [
    hasSickness ? sickness.maxWeeks : 0,
    hasMaternity ? maternity.weeks : 0,
    eiRules[option].maxWeeksOneParent,
  ].reduce((sum, weeks) => sum + weeks);
  const hasSeveral = hasSickness || hasMaternity;
  const isLonger = hasSeveral ? mostWeeks > claim.severalKindsAboveWeeks : option === 'extended';
  const longer = hasSeveral ? mostWeeks + claim.weeksBesideMost : claim.weeks + claim.extendedMoreWeeks;
  const weeks = (isLonger && !hasRegular ? longer : claim.weeks) + hospitalWeeks;
  return { first: start, last: start + Math.min(weeks, claim.longestWeeks) - 1 };
}
