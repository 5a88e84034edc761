/** @jest-environment node */

import { differenceInCalendarDays } from 'date-fns';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { countDays } from './count-days';

it.each([
  [new Date(2026, 10 /* Nov */, 21, 23, 59), new Date(2026, 10, 22), 1],
  [new Date(2026, 10, 22), new Date(2026, 10, 21, 23, 59), -1],
  [new Date(2026, 10, 21, 1), new Date(2026, 10, 21, 23), 0],
  // Over a clock change in either direction, and a leap day.
  [new Date(2026, 2 /* Mar */, 1), new Date(2026, 2, 15, 12), 14],
  [new Date(2026, 9 /* Oct */, 31), new Date(2026, 10, 2), 2],
  [new Date(2028, 1 /* Feb */, 28), new Date(2028, 2, 1), 2],
])('counts from %s to %s: %d', (from, to, days) => {
  expect(countDays(from, to)).toBe(days);
});

it('takes a year for what it is, not for one of the last century', () => {
  const date = new Date(2026, 5, 8);
  date.setFullYear(26);
  expect(countDays(date, new Date(2026, 5, 8))).toBe(730_485);
});

it('counts as date-fns does, at every minute', () => {
  const moment = fc.integer({ min: 0, max: 40_000 * 1440 }).map((minute) => new Date(1970, 0, 1, 0, minute));
  fc.assert(
    fc.property(moment, moment, (from, to) => {
      expect(countDays(from, to)).toBe(differenceInCalendarDays(to, from));
    }),
    manyRuns,
  );
});
