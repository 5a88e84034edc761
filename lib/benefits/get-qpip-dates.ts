import { addWeeks, min } from 'date-fns';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { getBenefitWeek } from './get-benefit-week';
import type { BirthDates } from './get-ei-dates';

/** The windows of the Quebec Parental Insurance Plan: starts are Sundays, ends are Saturdays. */
export interface QpipDates {
  earliestMaternityStart: Date;
  latestMaternityEnd: Date;
  /** The other parent's and the shareable weeks can be paid from the week of birth on: its Sunday. */
  parentalStart: Date;
  latestParentalEnd: Date;
}

/**
 * When QPIP benefits can be paid, in weeks from Sunday to Saturday. The same in the basic and the special plan.
 *
 * Known (data/benefits/qpip-rules): maternity from 16 weeks before the week of the due date to 20 weeks after the week
 * of birth; all other benefits within 78 weeks of the birth.
 *
 * Assumed: the 78 weeks are whole weeks after the week of birth; and a birth more than 16 weeks early opens maternity
 * benefits in its own week.
 */
export function getQpipDates({ dueDate, birthDate }: BirthDates): QpipDates {
  const dueWeek = getBenefitWeek(dueDate);
  const birthWeek = getBenefitWeek(birthDate ?? dueDate);
  const { weeksBeforeDueWeek, weeksAfterBirthWeek } = qpipRules.maternityWindow;
  return {
    earliestMaternityStart: min([addWeeks(dueWeek.sunday, -weeksBeforeDueWeek), birthWeek.sunday]),
    latestMaternityEnd: addWeeks(birthWeek.saturday, weeksAfterBirthWeek),
    parentalStart: birthWeek.sunday,
    latestParentalEnd: addWeeks(birthWeek.saturday, qpipRules.windowWeeks),
  };
}
