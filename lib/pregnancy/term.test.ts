/** @jest-environment node */
import { addDays } from 'date-fns';
import { isCounted, isPastTerm, isPostTerm } from './term';

it.each([
  [41, 6, false, false],
  [42, 0, true, false],
  [42, 1, true, true],
  [60, 0, true, true],
])('at %i weeks %i days: post-term %p, past term %p', (weeks, days, isPost, isPast) => {
  expect([isPostTerm({ weeks, days }), isPastTerm({ weeks, days })]).toEqual([isPost, isPast]);
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
