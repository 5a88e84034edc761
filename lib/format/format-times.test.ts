/** @jest-environment node */
import { formatMinutesSeconds, formatStopwatch, formatTimeOfDay } from './times';

it.each([
  [0, '0:00', '0m 0s'],
  [59, '0:59', '0m 59s'],
  [64, '1:04', '1m 4s'],
  [280, '4:40', '4m 40s'],
  [3_600, '1:00:00', '60m 0s'],
  [36_061, '10:01:01', '601m 1s'],
])('writes a length of %i seconds', (seconds, stopwatch, words) => {
  expect(formatStopwatch(seconds)).toBe(stopwatch);
  expect(formatMinutesSeconds(seconds)).toBe(words);
});

it('writes a time of day with plain spaces, as it is shared as text', () => {
  expect(formatTimeOfDay(new Date(2026, 10 /* Nov */, 21, 3, 12, 5))).toBe('3:12 a.m.');
  expect(formatTimeOfDay(new Date(2026, 10 /* Nov */, 21, 15, 12, 5), true)).toBe('3:12:05 p.m.');
});
