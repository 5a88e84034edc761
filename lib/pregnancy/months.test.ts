/** @jest-environment node */
import { LAST_WEEK, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { fc } from '@/scripts/testing/properties';
import { getMonthOfWeek, getPregnancyMonth, MONTHS } from './months';
import { getTrimester } from './trimesters';

it.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 3],
  [90, 3],
  [91, 4],
  [121, 4],
  [122, 5],
  [181, 6],
  [182, 7],
  [242, 8],
  [243, 9],
  [PREGNANCY_DAYS, MONTHS],
  [300, MONTHS],
])('puts day %i into month %i', (day, month) => {
  expect(getPregnancyMonth(day)).toBe(month);
});

it('never goes back, skips no month, and has three to a trimester', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 310 }), (day) => {
      const month = getPregnancyMonth(day);
      expect([0, 1]).toContain(getPregnancyMonth(day + 1) - month);
      expect(Math.ceil(month / 3)).toBe(getTrimester(day));
    }),
  );
});

it.each([
  [1, 1],
  [4, 2],
  [8, 2],
  [12, 3],
  [13, 4],
  [20, 5],
  [25, 6],
  [26, 7],
  [LAST_WEEK, MONTHS],
])('puts week %i into month %i', (week, month) => {
  expect(getMonthOfWeek(week)).toBe(month);
});
