/** @jest-environment node */
import { getElapsedTime, getRemainingTime } from './civil-duration';

const LMP = new Date(2026, 8 /* Sep */, 1);
const DUE = new Date(2027, 5 /* Jun */, 8);

describe('getElapsedTime', () => {
  it.each([
    [new Date(2026, 8, 1, 0, 0), { weeks: 0, days: 0, hours: 0, minutes: 0 }],
    [new Date(2026, 8, 1, 0, 1), { weeks: 0, days: 0, hours: 0, minutes: 1 }],
    [new Date(2026, 8, 1, 23, 59), { weeks: 0, days: 0, hours: 23, minutes: 59 }],
    [new Date(2026, 10, 21, 15, 30), { weeks: 11, days: 4, hours: 15, minutes: 30 }],
    [new Date(2027, 5, 8, 0, 0), { weeks: 40, days: 0, hours: 0, minutes: 0 }],
    [new Date(2026, 7, 30, 12, 0), { weeks: 0, days: 0, hours: 0, minutes: 0 }],
  ])('moment %#', (now, expected) => {
    expect(getElapsedTime(LMP, now)).toEqual(expected);
  });

  it.each([
    ["St. John's, spring", new Date(2026, 2 /* Mar */, 7), new Date(2026, 2, 8, 12, 0)],
    ["St. John's, autumn", new Date(2026, 9 /* Oct */, 31), new Date(2026, 10 /* Nov */, 1, 12, 0)],
    ['Lord Howe, autumn', new Date(2026, 3 /* Apr */, 4), new Date(2026, 3, 5, 12, 0)],
    ['Lord Howe, spring', new Date(2026, 9 /* Oct */, 3), new Date(2026, 9, 4, 12, 0)],
  ])('counts wall-clock hours where clocks change: %s', (_place, lmpDate, now) => {
    expect(getElapsedTime(lmpDate, now)).toEqual({ weeks: 0, days: 1, hours: 12, minutes: 0 });
  });
});

describe('getRemainingTime', () => {
  it.each([
    [new Date(2026, 8, 1, 0, 0), { weeks: 40, days: 0, hours: 0, minutes: 0 }],
    [new Date(2026, 10, 21, 15, 30), { weeks: 28, days: 2, hours: 8, minutes: 30 }],
    [new Date(2027, 5, 7, 23, 59), { weeks: 0, days: 0, hours: 0, minutes: 1 }],
    [new Date(2027, 5, 8, 0, 0), { weeks: 0, days: 0, hours: 0, minutes: 0 }],
    [new Date(2027, 5, 8, 18, 0), { weeks: 0, days: 0, hours: 0, minutes: 0 }],
    [new Date(2027, 5, 20, 6, 0), { weeks: 0, days: 0, hours: 0, minutes: 0 }],
  ])('moment %#', (now, expected) => {
    expect(getRemainingTime(DUE, now)).toEqual(expected);
  });
});
