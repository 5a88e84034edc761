/** @jest-environment node */
import { isTooClose } from './is-too-close';
import { listContractionRecords } from './list-contraction-records';

const firstStart = new Date(2026, 10 /* Nov */, 21, 3, 0).getTime();

/** Contractions of 50 seconds, as many as given, with the same gap between their starts. */
function timeEvery(gapMs: number, count: number) {
  const contractions = Array.from({ length: count }, (_, index) => {
    const startTime = firstStart + index * gapMs;
    return { id: String(startTime), startTime, endTime: startTime + 50_000 };
  });
  return listContractionRecords(contractions);
}

it.each([
  ['every 2:00 for 20 minutes', 120_000, 11, false],
  ['every 1:59.6, which whole seconds would round to 2:00, for over 10 minutes', 119_600, 7, true],
  ['every 1:40 for exactly 10 minutes', 100_000, 7, true],
  ['every 1:40 for less than 10 minutes', 100_000, 6, false],
])('contractions %s', (_name, gapMs, count, expected) => {
  expect(isTooClose(timeEvery(gapMs, count))).toBe(expected);
});
