import { addDays, addMonths, differenceInCalendarDays, isBefore, max, min, startOfMonth } from 'date-fns';
import type { BenefitOption, BenefitSegment, BirthDates } from './plan-types';

/** The days that a calendar picture shows: `end` is the first day after it. */
export interface ChartSpan {
  start: Date;
  end: Date;
}

/** A bar of the picture: where it begins and how long it is, in percent of the picture's width. */
interface ChartBar {
  segment: BenefitSegment;
  startPercent: number;
  widthPercent: number;
}

interface ChartMark {
  day: Date;
  startPercent: number;
}

/** At most this many months are named: more names would overlap on a phone. */
const MAX_MONTH_NAMES = 5;

/** The span of all segments of all options and the birth, so that the charts of both options have one scale. */
export function getChartSpan(options: BenefitOption[], { dueDate, birthDate }: BirthDates): ChartSpan {
  const birth = birthDate ?? dueDate;
  const segments = options.flatMap((option) => option.segments);
  return {
    start: startOfMonth(min([birth, ...segments.map(({ start }) => start)])),
    end: startOfMonth(addMonths(max([birth, ...segments.map(({ end }) => end)]), 1)),
  };
}

/** Where the segments of an option stand in the picture, in order of time. */
export function getChartBars({ segments }: BenefitOption, span: ChartSpan): ChartBar[] {
  return segments.map((segment) => {
    const startPercent = getPercent(segment.start, span);
    return { segment, startPercent, widthPercent: getPercent(addDays(segment.end, 1), span) - startPercent };
  });
}

/** The first days of months that the picture names, evenly spaced. */
export function getChartMonths(span: ChartSpan): ChartMark[] {
  const months: Date[] = [];
  for (let month = span.start; isBefore(month, span.end); month = addMonths(month, 1)) months.push(month);
  const step = Math.ceil(months.length / MAX_MONTH_NAMES);
  return months.filter((_, index) => index % step === 0).map((day) => ({ day, startPercent: getPercent(day, span) }));
}

/** How far a day is into the span, in percent. */
export function getPercent(day: Date, { start, end }: ChartSpan): number {
  return (100 * differenceInCalendarDays(day, start)) / differenceInCalendarDays(end, start);
}
