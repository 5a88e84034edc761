/** @jest-environment node */
import { listNearbyWeeks } from './nearby-weeks';

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [28, 26],
  [38, 36],
  [39, 36],
  [40, 36],
])('shows beside week %i the five weeks from week %i on', (week, first) => {
  expect(listNearbyWeeks(week)).toEqual([0, 1, 2, 3, 4].map((further) => first + further));
});
