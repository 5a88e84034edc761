import { addDays, addMonths, differenceInCalendarDays, max, min } from 'date-fns';
import { type BenefitWeek, getSaturday, getSunday, toBenefitWeek } from './benefit-week';
import { getFirstWeekOff, skipWeeksBeforeLeave } from './leave-start';
import { findRegularClaim } from './regular-claim';
import type { FamilyEvent, ParentPlan, WeeksAtWork } from './types';
import { getArrivalWeek } from './windows';

/** The last week wholly free of work before the return; undefined for a parent who stays as long as it is paid. */
export function getLastWeekOff(plan: ParentPlan, event: FamilyEvent): BenefitWeek | undefined {
  const day = getReturnDay(plan, event);
  if (!day) return undefined;
  const isWeekOver = plan.workdays.every((weekday) => weekday < day.getDay());
  return toBenefitWeek(day) - (isWeekOver ? 0 : 1);
}

/**
 * The day on which a parent wants to be back at work, after so many months the next workday; undefined for one who stays
 * as long as it is paid. Months are counted from the last day at work, or where weeks of sickness, of regular EI or
 * without pay come first, from the end of those: who says 'a year' means the time with the child.
 */
export function getReturnDay(plan: ParentPlan, event: FamilyEvent): Date | undefined {
  const { back, lastWorkDay, workdays } = plan;
  if (back.kind === 'as-long-as-paid') return undefined;
  if (back.kind === 'date') return back.day;
  const arrivalWeek = getArrivalWeek(event);
  const begins = skipWeeksBeforeLeave(plan, event);
  const isLater = begins > getFirstWeekOff(plan, arrivalWeek) || findRegularClaim(plan, arrivalWeek);
  const stop = isLater ? getSaturday(begins - 1) : (lastWorkDay ?? getAssumedStop(arrivalWeek));
  return findWorkday(addMonths(stop, back.months), workdays);
}

/** The first day back at work between two parts of a leave. */
export const getDayBack = ({ workdays }: ParentPlan, { first, from }: WeeksAtWork): Date =>
  from ?? findWorkday(getSunday(first), workdays);

/**
 * The days of leave from work: in each part of it those from the first workday that is missed to the return. Benefits count
 * whole weeks, and leave from work begins and ends on a day.
 * @param lastWeekOff The last week off of a parent who stays as long as it is paid and comes back on the next workday;
 *   with no week off there is no leave.
 * @param lastSickWeek Until its Saturday another leave lasts.
 */
export function countDaysOff(
  plan: ParentPlan,
  event: FamilyEvent,
  lastWeekOff: BenefitWeek | undefined,
  lastSickWeek: BenefitWeek | undefined,
): number {
  const { lastWorkDay, workdays, atWork } = plan;
  const dayAfter = lastWeekOff === undefined ? undefined : getWorkdayAfter(lastWeekOff, plan);
  const back = getReturnDay(plan, event) ?? dayAfter;
  if (!back) return 0;
  const lastSickDays = lastSickWeek === undefined ? [] : [getSaturday(lastSickWeek)];
  const firstStop = max([lastWorkDay ?? getAssumedStop(getArrivalWeek(event)), ...lastSickDays]);
  // Weeks at work before the leave begins part none.
  const stops = [firstStop, ...atWork.map(({ last, to }) => max([firstStop, to ?? getSaturday(last)]))];
  const returns = [...atWork.map((range) => min([getDayBack(plan, range), back])), back];
  return stops.reduce((days, stop, index) => {
    const off = differenceInCalendarDays(returns[index] ?? back, findWorkday(addDays(stop, 1), workdays));
    return days + Math.max(0, off);
  }, 0);
}

/** Work is assumed to end before the week of the arrival where the last day is not known. */
const getAssumedStop = (arrivalWeek: BenefitWeek): Date => addDays(getSaturday(arrivalWeek), -7);

/** The first workday that is missed after the last day at work; undefined without that day. */
export const getFirstDayOff = ({ lastWorkDay, workdays }: ParentPlan): Date | undefined =>
  lastWorkDay && findWorkday(addDays(lastWorkDay, 1), workdays);

/** The workday after the last of some weeks off. */
export const getWorkdayAfter = (lastWeekOff: BenefitWeek, { workdays }: ParentPlan): Date =>
  findWorkday(getSunday(lastWeekOff + 1), workdays);

/** The first workday from a day on. */
function findWorkday(day: Date, workdays: readonly number[]): Date {
  return addDays(day, Math.min(...workdays.map((weekday) => (weekday - day.getDay() + 7) % 7)));
}
