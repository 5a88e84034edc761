import { addWeeks, max, min } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { getBenefitWeek } from './get-benefit-week';

/** What the windows of a program are counted from. Local calendar days. */
export interface BirthDates {
  dueDate: Date;
  /** Once the baby is born. Until then the due date stands in for it. */
  birthDate?: Date;
}

/** The windows of EI maternity and parental benefits: starts are Sundays, ends are Saturdays. */
export interface EiDates {
  earliestMaternityStart: Date;
  latestMaternityEnd: Date;
  /** Parental benefits can be paid from the week of birth on: its Sunday. */
  parentalStart: Date;
  latestParentalEnd: { standard: Date; extended: Date };
}

/**
 * When EI maternity and parental benefits can be paid. The Employment Insurance Act (sections 2(1), 22(2) and 23(2))
 * counts weeks from Sunday to Saturday, never days: maternity from 12 weeks before the week of the due date, or from the
 * week of an earlier birth, to 17 weeks after the later of the two weeks; parental within 52 (standard) or 78 weeks
 * (extended) after the week of birth (lengths: data/benefits/ei-rules).
 *
 * A stay of the baby in hospital lengthens both windows; that is not computed.
 */
export function getEiDates({ dueDate, birthDate }: BirthDates): EiDates {
  const dueWeek = getBenefitWeek(dueDate);
  const birthWeek = getBenefitWeek(birthDate ?? dueDate);
  const { weeksBeforeDueWeek, weeksAfterLaterWeek } = eiRules.maternity;
  return {
    earliestMaternityStart: min([addWeeks(dueWeek.sunday, -weeksBeforeDueWeek), birthWeek.sunday]),
    latestMaternityEnd: addWeeks(max([dueWeek.saturday, birthWeek.saturday]), weeksAfterLaterWeek),
    parentalStart: birthWeek.sunday,
    latestParentalEnd: {
      standard: addWeeks(birthWeek.saturday, eiRules.standard.windowWeeks),
      extended: addWeeks(birthWeek.saturday, eiRules.extended.windowWeeks),
    },
  };
}
