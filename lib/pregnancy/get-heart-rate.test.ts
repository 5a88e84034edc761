/** @jest-environment node */
import { getHeartRate } from './get-heart-rate';

it.each([
  [0, 110, 160],
  [8, 110, 160],
  [9, 120, 160],
  [16, 120, 160],
  [17, 120, 160],
  [24, 120, 160],
  [25, 110, 150],
  [42, 110, 150],
])('gives week %i a band from %i to %i beats a minute', (weeks, min, max) => {
  expect(getHeartRate(weeks)).toEqual({ min, max });
});
