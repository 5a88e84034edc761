import { addWeeks, max, min, startOfDay } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { getBenefitWeek } from './get-benefit-week';

/** What the windows of a program are counted from. Local calendar days. */
export interface BirthDates {
  dueDate: Date;
  /** Once the baby is born. Until then the due date stands in for it. */
  birthDate?: Date;
}

/** The windows of EI maternity and parental benefits. Every day is the first or last that counts. */
export interface EiDates {
  earliestMaternityStart: Date;
  latestMaternityEnd: Date;
  /** Parental benefits can be paid from the week of birth on: its Sunday. */
  parentalStart: Date;
  /** Last day of the parental window, a Saturday. */
  latestParentalEnd: { standard: Date; extended: Date };
}

/**
 * When EI maternity and parental benefits can be paid.
 *
 * Known (data/benefits/ei-rules): maternity from 12 weeks before the due date to 17 weeks after the due date or the
 * birth, whichever is later; parental within 52 (standard) or 78 weeks (extended) of the birth. Maternity's two days are
 * counted to the day, as the published sentences do; a claim itself runs in benefit weeks.
 *
 * Assumed: the parental window counts whole benefit weeks after the week of birth; and a birth more than 12 weeks
 * early opens maternity benefits on that day. A stay of the baby in hospital lengthens the parental window; that is
 * not computed.
 */
export function getEiDates({ dueDate, birthDate }: BirthDates): EiDates {
  const due = startOfDay(dueDate);
  const birth = startOfDay(birthDate ?? dueDate);
  const { sunday, saturday } = getBenefitWeek(birth);
  return {
    earliestMaternityStart: min([addWeeks(due, -eiRules.maternity.weeksBeforeDueDate), birth]),
    latestMaternityEnd: addWeeks(max([due, birth]), eiRules.maternity.weeksAfterDueDateOrBirth),
    parentalStart: sunday,
    latestParentalEnd: {
      standard: addWeeks(saturday, eiRules.standard.windowWeeks),
      extended: addWeeks(saturday, eiRules.extended.windowWeeks),
    },
  };
}
