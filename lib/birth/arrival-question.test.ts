/** @jest-environment node */
import { isArrivalAsked } from './arrival-question';

const today = new Date(2026, 10 /* Nov */, 21, 22, 30);

it.each([
  [new Date(2026, 10, 7), false],
  [new Date(2026, 10, 6), true],
  [new Date(2026, 9, 31), true],
  [new Date(2025, 10, 22), true],
  [new Date(2025, 10, 21), false],
  [new Date(2027, 5, 8), false],
  [undefined, false],
])('is asked of the due date %s: %p', (dueDate, expected) => {
  expect(isArrivalAsked(dueDate, today)).toBe(expected);
});
