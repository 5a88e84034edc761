import { addDays, addWeeks, differenceInCalendarDays } from 'date-fns';
import type { EiYear } from '@/data/benefits/ei-years';
import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import type { QpipYear } from '@/data/benefits/qpip-years';
import { findYearFigures, getClaimYear } from './claim-dates';
import type {
  BenefitOption,
  BenefitProgram,
  BenefitSegment,
  EiOptionKey,
  OptionKey,
  ParentBenefits,
  ParentRole,
} from './plan-types';

/** Benefit weeks in a row: the Sundays they begin on, and how many of those asked for no longer fit. */
interface PlacedWeeks {
  sundays: Date[];
  weeksPastWindow: number;
  /** The Sunday after them; `from` itself where none fit. */
  next: Date;
}

/**
 * Places weeks one after the other from a Sunday on, as long as they fit.
 * @param lastDay The last Saturday on which such a week may end.
 */
export function placeWeeks(from: Date, weeks: number, lastDay: Date): PlacedWeeks {
  const daysLeft = differenceInCalendarDays(lastDay, from) + 1;
  const fitting = Math.max(0, Math.min(weeks, Math.floor(daysLeft / 7)));
  return {
    sundays: Array.from({ length: fitting }, (_, index) => addWeeks(from, index)),
    weeksPastWindow: weeks - fitting,
    next: addDays(from, fitting * 7),
  };
}

/** One benefit week of one parent. */
export type WeekSlot = Pick<BenefitSegment, 'parent' | 'kind' | 'ratePercent' | 'weeklyAmount'> & { sunday: Date };

/** Joins weeks that follow each other and are paid alike. The slots of one parent stand in order of time. */
export function toSegments(slots: WeekSlot[]): BenefitSegment[] {
  const segments: BenefitSegment[] = [];
  for (const { sunday, ...slot } of slots) {
    const last = segments.at(-1);
    if (last && isAlike(last, slot) && differenceInCalendarDays(sunday, last.end) === 1) {
      last.end = addDays(sunday, 6);
      last.weeks += 1;
    } else {
      segments.push({ ...slot, start: sunday, end: addDays(sunday, 6), weeks: 1 });
    }
  }
  return segments;
}

function isAlike(segment: BenefitSegment, slot: Omit<WeekSlot, 'sunday'>): boolean {
  return (
    segment.parent === slot.parent &&
    segment.kind === slot.kind &&
    segment.ratePercent === slot.ratePercent &&
    segment.weeklyAmount === slot.weeklyAmount
  );
}

/** What is known of a parent's claim before its weeks are added up. */
export type ParentClaim = Omit<ParentBenefits, 'paidWeeks' | 'totalAmount'>;

/**
 * A parent's claim from its first Sunday on, with the figures of its year.
 * @param years The figures of the program, oldest first.
 * @param earnings Dollars a week before tax.
 */
export function openClaim<Figures extends { year: number; maxInsurableEarnings: number }>(
  program: BenefitProgram,
  years: readonly Figures[],
  { parent, claimStart, earnings }: { parent: ParentRole; claimStart: Date; earnings: number },
): { claim: Omit<ParentClaim, 'weeksPastWindow'>; figures: Figures } {
  const claimYear = getClaimYear(program, claimStart);
  const figures = findYearFigures(years, claimYear);
  const isCapped = earnings > figures.maxInsurableEarnings / WEEKS_A_YEAR;
  return { claim: { parent, claimStart, claimYear, figuresYear: figures.year, isCapped }, figures };
}

/** Adds up the paid weeks and dollars of an option, for each parent and together. */
export function summarizeOption(key: OptionKey, segments: BenefitSegment[], claims: ParentClaim[]): BenefitOption {
  const parents = claims.map((claim) => ({ ...claim, ...addUp(segments, claim.parent) }));
  return { key, segments, parents, ...addUp(segments) };
}

function addUp(segments: BenefitSegment[], parent?: ParentRole): { paidWeeks: number; totalAmount: number } {
  const paid = segments.filter((segment) => segment.kind !== 'waiting' && (!parent || segment.parent === parent));
  return {
    paidWeeks: paid.reduce((sum, { weeks }) => sum + weeks, 0),
    totalAmount: paid.reduce((sum, { weeks, weeklyAmount }) => sum + weeks * weeklyAmount, 0),
  };
}

/**
 * What EI pays a week before tax: a share of the weekly earnings, at most the year's maximum. In whole dollars, as the
 * published maximums are. Assumes that all weeks of the claim's reference period paid the same.
 * @param option Maternity is paid as the standard option.
 */
export function getEiWeeklyAmount(
  weeklyEarnings: number,
  { option, ratePercent, figures }: { option: EiOptionKey; ratePercent: number; figures: EiYear },
): number {
  return Math.min(Math.round((weeklyEarnings * ratePercent) / 100), figures.maxWeekly[option]);
}

/** What QPIP pays a week before tax: a share of the weekly earnings up to the insured maximum, in whole dollars. */
export function getQpipWeeklyAmount(
  weeklyEarnings: number,
  { ratePercent, figures }: { ratePercent: number; figures: QpipYear },
): number {
  const insured = Math.min(weeklyEarnings, figures.maxInsurableEarnings / WEEKS_A_YEAR);
  return Math.round((insured * ratePercent) / 100);
}
