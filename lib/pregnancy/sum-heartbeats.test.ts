/** @jest-environment node */
import { formatRoughCount } from '@/lib/format/format-rough-count';
import { getTotalHeartbeats } from './get-total-heartbeats';
import { sumHeartbeats } from './sum-heartbeats';

const readCount = (text: string) =>
  Number.parseFloat(text.replaceAll(',', '')) * (text.endsWith('million') ? 1_000_000 : 1);

it.each([
  // The bands begin at weeks 6 (day 42), 9 (day 63) and 25 (day 175).
  [0, 0],
  [41, 0],
  [42, 0],
  [43, 1440 * 135],
  [63, 21 * 1440 * 135],
  [64, 21 * 1440 * 135 + 1440 * 140],
  [174, 21 * 1440 * 135 + 111 * 1440 * 140],
  [175, 21 * 1440 * 135 + 112 * 1440 * 140],
  [176, 21 * 1440 * 135 + 112 * 1440 * 140 + 1440 * 130],
  [294, 21 * 1440 * 135 + 112 * 1440 * 140 + 119 * 1440 * 130],
])('adds up to day %i: %i', (day, beats) => {
  expect(sumHeartbeats(day)).toBe(beats);
});

it('never falls from one day to the next, nor does what is shown of it', () => {
  for (let day = 1; day <= 294; day += 1) {
    expect(sumHeartbeats(day)).toBeGreaterThanOrEqual(sumHeartbeats(day - 1));
    const [before, after] = [day - 1, day].map((each) => readCount(formatRoughCount(sumHeartbeats(each))));
    expect(after).toBeGreaterThanOrEqual(before ?? 0);
  }
});

it('is what the simple formula gives while there has been only one band', () => {
  for (let day = 0; day <= 62; day += 1) expect(sumHeartbeats(day)).toBe(getTotalHeartbeats(day));
  expect(getTotalHeartbeats(175)).toBeLessThan(getTotalHeartbeats(174));
});
