/** @jest-environment node */
import { addDays } from 'date-fns';
import { isCounted, isPastTerm } from './term';

it.each([
  [41, 6, false],
  [42, 0, false],
  [42, 1, true],
  [60, 0, true],
])('at %i weeks %i days: %p', (weeks, days, expected) => {
  expect(isPastTerm({ weeks, days })).toBe(expected);
});

it.each([
  [281, false],
  [280, true],
  [0, true],
  [-14, true],
  [-15, false],
])('counts a due date %i days ahead: %p', (days, expected) => {
  const today = new Date(2026, 10 /* Nov */, 21, 23, 30);
  expect(isCounted(addDays(new Date(2026, 10 /* Nov */, 21), days), today)).toBe(expected);
});

it('counts no due date where there is none', () => {
  expect(isCounted(undefined, new Date(2026, 10 /* Nov */, 21))).toBe(false);
});
