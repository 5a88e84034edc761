/** @jest-environment node */
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { getWeekStart } from './get-week-start';

it.each([
  [new Date(2027, 5, 8), 0, '2026-09-01'],
  [new Date(2027, 5, 8), 12, '2026-11-24'],
  [new Date(2027, 5, 8), 40, '2027-06-08'],
  [new Date(2028, 2 /* Mar */, 10), 38, '2028-02-25'], // back over February 29
  [new Date(2027, 2, 20), 39, '2027-03-13'], // the day before clocks change in Canada
  [new Date(2027, 10, 20), 38, '2027-11-06'],
])('with %p due, week %i starts on %s', (due, week, day) => {
  expect(formatCalendarDate(getWeekStart(due, week))).toBe(day);
});

it('refuses what is no date', () => {
  expect(() => getWeekStart(new Date(Number.NaN), 3)).toThrow('Invalid time value');
});
