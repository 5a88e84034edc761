import { subDays } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { getWeeksToType, type ParentAnswer } from './answer';
import { type BenefitWeek, getSunday, toBenefitWeek } from './benefit-week';
import { getInterruptionWeek, hasWaitingWeek } from './claim';
import { getEiParentalWindow } from './entitlements';
import { isInParts } from './leave-parts';
import type { EiOption, Household } from './types';
import { getEiWindows, getQpipWindows } from './windows';

/**
 * The last day to start of the other parent, where it is to be told: where no week is lost only before it has passed, and
 * not of a leave that is over before it; where weeks are lost, as long as the leave can still begin with a week that is
 * paid.
 */
export function findStartToTell(
  other: ParentAnswer,
  option: EiOption,
  event: Household['event'],
  today: Date,
): Date | undefined {
  const latest = getLatestStart(other, option, event);
  const isStartToCome = latest && latest >= today && !endsBefore(other, latest);
  const canStart =
    !(other.plan.lastWorkDay && other.plan.lastWorkDay < today) &&
    toBenefitWeek(getLatestStartOf(1, other, option, event)) >= getSoonestWeek(other, today);
  return isStartToCome || (canStart && other.lostWeeks > 0) ? latest : undefined;
}

/** The first week that can be paid to who stops work before a day begins; QPIP lets a parent choose that of the day. */
const getSoonestWeek = ({ plan: { program, workdays } }: ParentAnswer, day: Date): BenefitWeek =>
  program === 'ei' ? getInterruptionWeek(subDays(day, 1), workdays) : toBenefitWeek(day);

/** Whether a leave whose first day is known is over before a day. */
const endsBefore = ({ plan, weeks }: ParentAnswer, day: Date) =>
  plan.lastWorkDay !== undefined && (weeks.at(-1)?.week ?? 0) < toBenefitWeek(day);

/**
 * The last week in which EI can pay parental benefits to a parent: their claim may close before the window does. When the
 * claim of the other parent begins is not known without a last day at work.
 */
export function getLastParentalWeek(
  { plan, schedule: { claim, paid } }: ParentAnswer,
  option: EiOption,
  event: Household['event'],
): BenefitWeek {
  const hasSickness = paid.sickness > 0;
  const { last } = getEiParentalWindow(event, { role: plan.role, hasSickness }, option, claim?.last);
  const isStartKnown = plan.role === 'birth' || plan.lastWorkDay !== undefined;
  return isStartKnown ? Math.min(last, claim?.last ?? last) : last;
}

/**
 * The last Sunday on which the other parent's weeks can begin and all be paid, a waiting week of their own included: it
 * is that of a claim which begins on the Sunday, whatever the claim that was planned has. Undefined of a leave in parts,
 * which has begun before the part that could come too late, and of who is on regular EI, whose claim closes first.
 */
export function getLatestStart(other: ParentAnswer, option: EiOption, event: Household['event']) {
  const weeks = getWeeksToType(other) + other.schedule.paid.own + other.lostWeeks;
  const isOnRegular = other.plan.program === 'ei' && other.plan.insuredWork === 'regular';
  if (weeks === 0 || isInParts(other) || isOnRegular) return undefined;
  return getLatestStartOf(weeks, other, option, event);
}

/** The last Sunday on which so many weeks can begin and all be paid. */
function getLatestStartOf(weeks: number, other: ParentAnswer, option: EiOption, event: Household['event']): Date {
  if (other.plan.program === 'qpip') return getSunday(getQpipWindows(event).others.last - weeks + 1);
  const start = getEiWindows(event).parental[option].last - weeks + 1;
  const isWaiting = hasWaitingWeek(start, other.schedule.claim?.otherServesFrom);
  return getSunday(start - (isWaiting ? eiRules.waitingWeeks : 0));
}
