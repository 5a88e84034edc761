/** @jest-environment node */

import { formatRoughCount } from '@/lib/format/amounts';
import { getBabySize, getHeartRate, getTotalHeartbeats, sumHeartbeats } from './growth';

describe('getBabySize', () => {
  it.each([
    // weeks, cm, inch, g, oz: both sides of each piece of the formula
    [0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [3, 0.5, 0.2, 0.5, 0.02],
    [9, 3.5, 1.38, 3.5, 0.12],
    [10, 4, 1.57, 4, 0.14],
    [11, 5.5, 2.17, 14, 0.49],
    [17, 14.5, 5.71, 74, 2.61],
    [18, 16, 6.3, 84, 2.96],
    [19, 17.3, 6.81, 184, 6.49],
    [25, 25.1, 9.88, 784, 27.65],
    [26, 26.4, 10.39, 884, 31.18],
    [27, 26.8, 10.55, 1084, 38.24],
    [33, 31.6, 12.44, 2284, 80.56],
    [34, 32.4, 12.76, 2484, 87.62],
    [35, 32.5, 12.8, 2684, 94.67],
    [40, 35, 13.78, 3684, 129.95],
    [42, 36, 14.17, 4084, 144.06],
  ])('gives week %i %d cm (%d in) and %d g (%d oz)', (weeks, cm, inch, g, oz) => {
    expect(getBabySize(weeks)).toEqual({ length: { cm, inch }, weight: { g, oz } });
  });
});

describe('getHeartRate', () => {
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
});

describe('sumHeartbeats', () => {
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
});
