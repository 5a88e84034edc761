import { addDays, addWeeks, max, min, startOfDay, startOfWeek } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { BenefitProgram, BirthDates } from './plan-types';

/** A week as EI and QPIP count it: Sunday to Saturday, both included. Local midnights. */
interface BenefitWeek {
  sunday: Date;
  saturday: Date;
}

/**
 * The benefit week that holds a day.
 * @example getBenefitWeek(new Date(2027, 5, 8)) // Sunday, June 6, 2027 to Saturday, June 12, 2027
 */
export function getBenefitWeek(day: Date): BenefitWeek {
  const sunday = startOfWeek(day, { weekStartsOn: 0 });
  return { sunday, saturday: addDays(sunday, 6) };
}

/**
 * The figures of a year, or the last ones known before it where that year has none yet. Of a year before all of them,
 * the first.
 * @param years In order, oldest first.
 * @throws RangeError when there are none at all.
 */
export function findYearFigures<Figures extends { year: number }>(years: readonly Figures[], year: number): Figures {
  const figures = years.findLast((entry) => entry.year <= year) ?? years[0];
  if (!figures) throw new RangeError('no figures of any year');
  return figures;
}

/** Whether an EI claim that begins on this day has no waiting week (data/benefits/ei-rules, both days included). */
export function isWaitingWaived(claimStart: Date): boolean {
  const day = formatCalendarDate(claimStart);
  const { from, to } = eiRules.waitingWaived;
  return day >= from && day <= to;
}

/** The windows of EI maternity and parental benefits: starts are Sundays, ends are Saturdays. */
interface EiDates {
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

/** The windows of the Quebec Parental Insurance Plan: starts are Sundays, ends are Saturdays. */
interface QpipDates {
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

/**
 * The year whose figures a claim gets. EI: a year begins with the last Sunday of the December before (2026's on
 * 2025-12-28, data/benefits/ei-years). QPIP: assumed to be the calendar year of the first week's Sunday.
 * @param claimStart Any day of the first week of the claim.
 */
export function getClaimYear(program: BenefitProgram, claimStart: Date): number {
  const { sunday } = getBenefitWeek(claimStart);
  const year = sunday.getFullYear();
  if (program === 'qpip') return year;
  return sunday >= getLastSundayOfDecember(year) ? year + 1 : year;
}

function getLastSundayOfDecember(year: number): Date {
  const lastDay = startOfDay(new Date(year, 11 /* Dec */, 31));
  return addDays(lastDay, -lastDay.getDay());
}

/** The last day to apply for EI without losing weeks: four weeks after the last day of work (data/benefits/ei-rules). */
export function getApplyByDate(lastWorkDay: Date): Date {
  return addWeeks(startOfDay(lastWorkDay), eiRules.applyWithinWeeks);
}
