/** @jest-environment node */
import { isAfter } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { fc } from '@/scripts/testing/properties';
import { addMonthsAndHalves, listFutureMilestones } from './future-milestones';

const list = (dueDate: Date) =>
  listFutureMilestones(dueDate).map(({ title, date }) => [title, formatCalendarDate(date)]);

it('lists the ten milestones of the specification by date', () => {
  expect(list(new Date(2027, 5 /* Jun */, 8))).toEqual([
    ['First smile', '2027-07-23'],
    ['First laugh', '2027-09-23'],
    ['Rolling over', '2027-10-23'],
    ['First foods', '2027-12-08'],
    ['Sitting up', '2027-12-23'],
    ['Crawling', '2028-02-23'],
    ['Standing', '2028-04-23'],
    ['First birthday', '2028-06-08'],
    ['First steps', '2028-07-23'],
    ['First words', '2028-09-08'],
  ]);
});

it.each([
  ['a whole month', new Date(2027, 5 /* Jun */, 8), 6, '2027-12-08'],
  ['half a month', new Date(2027, 5 /* Jun */, 8), 0.5, '2027-06-23'],
  ['nothing', new Date(2027, 5 /* Jun */, 8), 0, '2027-06-08'],
  ['a month that is shorter', new Date(2026, 7 /* Aug */, 31), 6, '2027-02-28'],
  ['February of a leap year', new Date(2027, 7 /* Aug */, 31), 6, '2028-02-29'],
  ['a half after a shorter month', new Date(2026, 7 /* Aug */, 31), 6.5, '2027-03-15'],
  ['a half in a leap year', new Date(2027, 11 /* Dec */, 31), 1.5, '2028-02-15'],
  ['a birthday of February 29', new Date(2028, 1 /* Feb */, 29), 12, '2029-02-28'],
  ['the end of a year', new Date(2026, 11 /* Dec */, 20), 0.5, '2027-01-04'],
  ['the day clocks go back', new Date(2026, 9 /* Oct */, 20), 0.5, '2026-11-04'],
])('counts %s', (_case, date, months, expected) => {
  expect(formatCalendarDate(addMonthsAndHalves(date, months))).toBe(expected);
});

it('is in order and after the due date, whatever the due date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (day) => {
      const dueDate = new Date(2024, 0 /* Jan */, 1 + day);
      const dates = listFutureMilestones(dueDate).map(({ date }) => date);
      expect(dates).toHaveLength(10);
      const misplaced = dates.filter(
        (date, index) => !isAfter(date, dates[index - 1] ?? dueDate) || date.getHours() !== 0,
      );
      expect(misplaced).toEqual([]);
    }),
  );
});

it('refuses a date that holds no time', () => {
  expect(() => listFutureMilestones(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
});
