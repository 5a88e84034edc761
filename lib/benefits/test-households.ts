import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { toBenefitWeek, type WeekRange } from './benefit-week';
import type { FamilyEvent, Household, ParentPlan, Pay, Return } from './types';

// Households for the tests of this folder, with as little typing as possible.

/** @param text yyyy-MM-dd */
export function day(text: string): Date {
  const date = parseCalendarDate(text);
  if (!date) throw new RangeError(text);
  return date;
}
export const write: (date: Date) => string = formatCalendarDate;

/** One baby who is not in hospital, with two parents on the act of birth. */
export const due = (dueDate: string, more: Partial<FamilyEvent> = {}): FamilyEvent => ({
  arrival: 'birth',
  dueDate: day(dueDate),
  babies: 1,
  hospitalWeeks: 0,
  hasTwoParents: true,
  ...more,
});

/** The parent who gives birth: EI, Monday to Friday, $1,000 a week, off as long as it is paid. */
export const mother = (more: Partial<ParentPlan>): ParentPlan => ({
  role: 'birth',
  program: 'ei',
  insuredWork: 'enough',
  isClaiming: true,
  workdays: [1, 2, 3, 4, 5],
  back: { kind: 'as-long-as-paid' },
  pay: weekly(1_000),
  sicknessWeeks: 0,
  atWork: [],
  earnedBeside: 0,
  ...more,
});

export const father = (more: Partial<ParentPlan>): ParentPlan => mother({ role: 'other', ...more });

export const family = (
  event: FamilyEvent,
  parents: readonly ParentPlan[],
  means?: NonNullable<Household['family']>,
): Household => ({ event, parents, ...(means && { family: means }) });

export const quebec: Pick<ParentPlan, 'program'> = { program: 'qpip' };

export const weekly = (dollars: number): Pay => ({ kind: 'even', weekly: dollars });
export const best = (total: number, count: number): Pay => ({ kind: 'best-weeks', total, weeks: count });

export const months = (count: number): Return => ({ kind: 'months', months: count });
export const on = (text: string): Return => ({ kind: 'date', day: day(text) });

/** The benefit weeks from that of one day to that of another. */
export const weeks = (from: string, to: string): WeekRange => ({
  first: toBenefitWeek(day(from)),
  last: toBenefitWeek(day(to)),
});
