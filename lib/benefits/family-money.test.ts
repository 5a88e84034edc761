/** @jest-environment node */

import { getChildBenefit, getFamilySupplement } from './family-money';

describe('getFamilySupplement', () => {
  // 330 + 22.55 + 3.25 = 355.80 and 330 + 42.70 + 6.50 = 379.20.
  it.each([
    [22_100, [5], 25.8],
    [22_100, [5, 0], 49.2],
    [20_920, [8], 31.3],
    [20_921, [8], 31.25],
    [25_921, [8], 0.7],
    [25_922, [8], 0],
    [25_921.5, [8], 0.7],
    // 86.10 + 27.45 + 4 x 4.15
    [10_000, [0, 1, 2, 3], 130.15],
    [10_000, [], 0],
  ])('adds with a net income of %p and children of %j years %p', (income, ages, expected) => {
    expect(getFamilySupplement(income, ages, 1_000)).toBeCloseTo(expected, 8);
  });

  it('adds at most a quarter of the average pay', () => {
    expect(getFamilySupplement(10_000, [0, 1, 2, 3], 200)).toBe(50);
  });
});

describe('getChildBenefit', () => {
  it.each([
    // 12,900 - 5,166 - 5.7 % of (80,000 - 71,060) = 509.58: the two limits take 13.5 % of 38,263 = 5,165.51.
    [2022, 80_000, [5, 17], 12_900 - 5_166 - 509.58],
    // 7,997 - 7 % of (70,000 - 37,487) = 2,275.91
    [2025, 70_000, [0], 5_721.09],
    [2025, 37_487, [0], 7_997],
    [2025, 30_000, [0, 6, 17], 7_997 + 2 * 6_748],
    [2025, 30_000, [18], 0],
    [2025, 400_000, [0], 0],
    [2029, 0, [0], 8_157],
  ])('pays from July %p with a net income of %p and children of %j years %p a year', (year, income, ages, expected) => {
    expect(getChildBenefit(year, income, ages)).toBeCloseTo(expected, 6);
  });
});
