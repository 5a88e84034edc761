import { addDays, addMonths } from 'date-fns';
import { type BenefitWeek, getSaturday, toBenefitWeek } from './benefit-week';
import { getFirstFreeWeek, getInterruptionWeek } from './claim';
import type { ParentPlan } from './types';

/** The first week off: of EI the one in which earnings are interrupted, of QPIP the first that is free of work. */
export function getFirstWeekOff({ program, lastWorkDay, workdays }: ParentPlan, arrivalWeek: BenefitWeek): BenefitWeek {
  if (!lastWorkDay) return arrivalWeek;
  return program === 'ei' ? getInterruptionWeek(lastWorkDay, workdays) : getFirstFreeWeek(lastWorkDay);
}

/** The last week wholly free of work before the return; undefined for a parent who stays as long as it is paid. */
export function getLastWeekOff(plan: ParentPlan, arrivalWeek: BenefitWeek): BenefitWeek | undefined {
  const day = getReturnDay(plan, arrivalWeek);
  if (!day) return undefined;
  const isWeekOver = plan.workdays.every((weekday) => weekday < day.getDay());
  return toBenefitWeek(day) - (isWeekOver ? 0 : 1);
}

/**
 * The day on which a parent wants to be back at work, after so many months the next workday; undefined for one who stays
 * as long as it is paid.
 * @param arrivalWeek Work is assumed to end before it where the last day is not known.
 */
export function getReturnDay({ back, lastWorkDay, workdays }: ParentPlan, arrivalWeek: BenefitWeek): Date | undefined {
  if (back.kind === 'as-long-as-paid') return undefined;
  if (back.kind === 'date') return back.day;
  return findWorkday(addMonths(lastWorkDay ?? getAssumedStop(arrivalWeek), back.months), workdays);
}

/** The first workday that a parent misses. Work is assumed to end before the week of the arrival, as for the return. */
export const getFirstMissedDay = ({ lastWorkDay, workdays }: ParentPlan, arrivalWeek: BenefitWeek): Date =>
  findWorkday(addDays(lastWorkDay ?? getAssumedStop(arrivalWeek), 1), workdays);

const getAssumedStop = (arrivalWeek: BenefitWeek): Date => addDays(getSaturday(arrivalWeek), -7);

/** The first workday from a day on. */
function findWorkday(day: Date, workdays: readonly number[]): Date {
  return addDays(day, Math.min(...workdays.map((weekday) => (weekday - day.getDay() + 7) % 7)));
}
