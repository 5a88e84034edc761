/** @jest-environment node */
import { isPastTerm } from './term';

it.each([
  [41, 6, false],
  [42, 0, false],
  [42, 1, true],
  [60, 0, true],
])('at %i weeks %i days: %p', (weeks, days, expected) => {
  expect(isPastTerm({ weeks, days })).toBe(expected);
});
