import { addDays, max } from 'date-fns';
import { getBenefitWeek } from './get-benefit-week';
import { type BirthDates, getEiDates } from './get-ei-dates';
import { getQpipDates } from './get-qpip-dates';
import type { BenefitProgram } from './types';

/**
 * The Sunday on which the claim of the parent who gives birth begins: the first whole week after the last day of work,
 * or the week of the birth where that day is not known; never before maternity benefits can begin.
 * Assumed: a claim begins with the first whole week without work.
 */
export function getClaimStart(program: BenefitProgram, dates: BirthDates, lastWorkDay: Date | undefined): Date {
  const { earliestMaternityStart } = program === 'ei' ? getEiDates(dates) : getQpipDates(dates);
  const wanted = lastWorkDay
    ? addDays(getBenefitWeek(lastWorkDay).saturday, 1)
    : getBenefitWeek(dates.birthDate ?? dates.dueDate).sunday;
  return max([wanted, earliestMaternityStart]);
}
