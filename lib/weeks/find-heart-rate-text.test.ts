/** @jest-environment node */
import { findHeartRateText } from './find-heart-rate-text';

it.each([
  [0, 'No figure yet'],
  [5, 'No figure yet'],
  [6, 'Speeding up'],
  [8, 'Speeding up'],
  [9, 'Fast'],
  [14, 'Fast'],
  [15, '110 to 160 beats a minute'],
  [24, '110 to 160 beats a minute'],
  [25, '110 to 160 beats a minute'],
  [42, '110 to 160 beats a minute'],
])('says of the heart in week %i: %s', (week, value) => {
  expect(findHeartRateText(week)?.value).toBe(value);
});

it('has a figure for a range only from 15 weeks, none before 9, and calls none of them normal or typical', () => {
  for (let week = 0; week <= 42; week += 1) {
    const { value = '', detail = '', sources = [] } = findHeartRateText(week) ?? {};
    const text = `${value} ${detail}`;
    expect(/\d+ to \d+/.test(text)).toBe(week >= 15);
    if (week >= 6 && week < 9) expect(text).not.toMatch(/\d/);
    expect(text).not.toMatch(/normal|typical/i);
    expect(sources).not.toEqual([]);
  }
});
