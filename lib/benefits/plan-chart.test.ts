/** @jest-environment node */
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getChartBars, getChartMonths, getChartSpan, getPercent } from './plan-chart';
import type { BenefitOption, BenefitSegment } from './plan-types';

/** Months as on paper: 5 is May. */
const day = (month: number, date: number) => new Date(2027, month - 1, date);

const segment = (start: Date, end: Date): BenefitSegment => ({
  parent: 'birth',
  kind: 'parental',
  start,
  end,
  weeks: 1,
  ratePercent: 55,
  weeklyAmount: 550,
});
const option = (...segments: BenefitSegment[]): BenefitOption => ({
  key: 'standard',
  segments,
  parents: [],
  paidWeeks: 0,
  totalAmount: 0,
});
const writeSpan = (...args: Parameters<typeof getChartSpan>) => {
  const { start, end } = getChartSpan(...args);
  return [formatCalendarDate(start), formatCalendarDate(end)];
};

describe('the span of the picture', () => {
  const june = option(segment(day(6, 6), day(6, 30)));

  it('holds whole months, from the first day of any option to the last one', () => {
    const longer = option(segment(day(5, 30), day(6, 5)), segment(day(7, 4), day(8, 7)));
    expect(writeSpan([june, longer], { dueDate: day(6, 8) })).toEqual(['2027-05-01', '2027-09-01']);
  });

  it.each([
    ['before all weeks', day(5, 31), ['2027-05-01', '2027-07-01']],
    ['after all weeks', day(7, 1), ['2027-06-01', '2027-08-01']],
  ])('holds a birth %s, and not the due date once there was one', (_case, birthDate, expected) => {
    expect(writeSpan([june], { dueDate: birthDate })).toEqual(expected);
    expect(writeSpan([june], { dueDate: day(12, 1), birthDate })).toEqual(expected);
  });
});

it('draws each bar from its first to the end of its last day', () => {
  const span = { start: day(6, 1), end: day(7, 1) };
  const [first, second] = getChartBars(option(segment(day(6, 1), day(6, 3)), segment(day(6, 16), day(6, 30))), span);
  expect(first).toMatchObject({ startPercent: 0, widthPercent: 10 });
  expect(second).toMatchObject({ startPercent: 50, widthPercent: 50 });
});

it.each([
  ['all five', 6, [1, 2, 3, 4, 5]],
  ['every second of six', 7, [1, 3, 5]],
  ['every third of eleven', 12, [1, 4, 7, 10]],
])('names the months evenly: %s', (_case, endMonth, months) => {
  const span = { start: day(1, 1), end: day(endMonth, 1) };
  const marks = getChartMonths(span);
  expect(marks.map((mark) => mark.day.getMonth() + 1)).toEqual(months);
  expect(marks.map(({ startPercent }) => startPercent)).toEqual(marks.map((mark) => getPercent(mark.day, span)));
});
