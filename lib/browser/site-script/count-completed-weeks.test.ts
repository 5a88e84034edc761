/** @jest-environment node */

import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { fc } from '@/scripts/testing/properties';
import { countCompletedWeeks } from './count-completed-weeks';

const DUE_DATE = new Date(2027, 5 /* Jun */, 8);

it.each([
  [new Date(2026, 8 /* Sep */, 1), 0],
  [new Date(2026, 8 /* Sep */, 7, 23, 59), 0],
  [new Date(2026, 8 /* Sep */, 8), 1],
  [new Date(2027, 5 /* Jun */, 7, 23, 59), 39],
  [new Date(2027, 5 /* Jun */, 8), 40],
  [new Date(2026, 7 /* Aug */, 31), -1],
])('counts on %s for a baby due on June 8, 2027: %d', (today, weeks) => {
  expect(countCompletedWeeks(DUE_DATE, today)).toBe(weeks);
});

it('counts as the pages do, on every day of a pregnancy and at every hour', () => {
  const day = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 308 }), fc.integer({ min: 0, max: 1439 }), (due, gone, minute) => {
      const dueDate = new Date(2000, 0 /* Jan */, 1 + due);
      const today = new Date(2000, 0 /* Jan */, 1 + due - 280 + gone, 0, minute);
      expect(countCompletedWeeks(dueDate, today)).toBe(getGestationalAge(dueDate, today).weeks);
    }),
  );
});
