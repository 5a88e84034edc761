/** @jest-environment node */
import type { TimedContraction } from './contraction-log';
import { isGettingClose } from './getting-close';

/** Contractions of 50 seconds with these gaps between their starts, in minutes. */
function timeWithGaps(...gapMinutes: number[]): TimedContraction[] {
  let startTime = new Date(2026, 10 /* Nov */, 21, 1).getTime();
  return [0, ...gapMinutes].map((minutes, index) => {
    startTime += minutes * 60_000;
    return { id: String(index), startTime, endTime: startTime + 50_000 };
  });
}

it.each<[string, number[], boolean]>([
  ['a labour that speeds up: three gaps of 4 minutes after two of 10', [10, 10, 4, 4, 4], true],
  ['only the last two of three gaps close', [10, 4, 4], false],
  ['three gaps of 5 minutes on average', [6, 4, 5], true],
  ['two gaps, as many as are known', [5, 5], true],
  ['a single gap, with one contraction before', [4], false],
  ['an hour without any, and one after it', [4, 4, 61], false],
])('after %s', (_name, gaps, isClose) => {
  expect(isGettingClose(timeWithGaps(...gaps))).toBe(isClose);
});

it('says nothing where a clock that was set back has made every gap unknown', () => {
  expect(isGettingClose(timeWithGaps(4, 4).reverse())).toBe(false);
});
