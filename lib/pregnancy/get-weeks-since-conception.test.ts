/** @jest-environment node */
import { getWeeksSinceConception } from './get-weeks-since-conception';

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [11, 9],
  [40, 38],
])('in week %i the baby is %i weeks old', (gestationalWeeks, expected) => {
  expect(getWeeksSinceConception(gestationalWeeks)).toBe(expected);
});
