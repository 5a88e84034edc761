/** @jest-environment node */
import { addDays } from 'date-fns';
import { EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';
import { fc } from '@/scripts/testing/properties';
import { getConceptionDay, getDaysToDueDate } from './conception-days';
import { getDueDate } from './dating';

it.each([
  [0, 266],
  [3, 263],
  [5, 261],
  [6, 260],
])('counts from an embryo of %i days %i days to the due date', (age, days) => {
  expect(getDaysToDueDate(age)).toBe(days);
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(new Date(2000, 0, 1), count));

it('counts as the calculator does', () => {
  fc.assert(
    fc.property(days, fc.integer(EMBRYO_AGE_DAYS), (date, embryoAgeDays) => {
      const dueDate = getDueDate({ method: 'conception', date, embryoAgeDays });
      expect(addDays(date, getDaysToDueDate(embryoAgeDays))).toEqual(dueDate);
    }),
  );
});

it('leads back from the due date to the conception', () => {
  fc.assert(
    fc.property(days, (date) => {
      expect(getConceptionDay(getDueDate({ method: 'conception', date }))).toEqual(date);
    }),
  );
});
