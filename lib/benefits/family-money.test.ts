/** @jest-environment node */

import { childBenefitYears } from '@/data/benefits/child-benefit';
import { toBenefitWeek } from './benefit-week';
import { getChildBenefit, getFamilySupplement, getHouseholdSupplement, getMonthlyChildBenefit } from './family-money';
import { day, due, family, mother } from './test-households';

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
  ])('pays from July %p with a net income of %p and children of %j years %p a year', (year, income, ages, expected) => {
    expect(getChildBenefit(year, income, ages)).toBeCloseTo(expected, 6);
  });

  it('pays by the last figures in a year that has none yet', () => {
    const last = childBenefitYears.at(-1);
    expect(getChildBenefit(Number(last?.year) + 3, 0, [0])).toBe(last?.underSix);
  });
});

describe('a household', () => {
  const household = family(due('2026-12-09'), [mother({})], { netIncome: 20_000, childAges: [8] });
  const week = (text: string) => toBenefitWeek(day(text));

  it.each([
    // Born in December: the child benefit of January is the first, and weeks of February look at it.
    ['2027-01-31', 31.3],
    ['2027-02-06', 31.3],
    ['2027-02-07', 58.7 + 4.15],
  ])('has in the week of %s a supplement of $%p', (text, dollars) => {
    expect(getHouseholdSupplement(household, week(text), 1_000)).toBeCloseTo(dollars, 8);
  });

  it('counts each of several babies, and from their birth, not from the due date', () => {
    const event = due('2026-12-09', { arrivedOn: day('2026-10-30'), babies: 2 });
    const early = { ...household, event };
    expect(getHouseholdSupplement(early, week('2026-11-30'), 1_000)).toBeCloseTo(31.3, 8);
    expect(getHouseholdSupplement(early, week('2026-12-06'), 1_000)).toBeCloseTo(86.1 + 2 * 4.15, 8);
  });

  it('has nothing without a known income, nor for children of 18', () => {
    const { event, parents } = household;
    expect(getHouseholdSupplement({ event, parents }, week('2027-02-07'), 1_000)).toBe(0);
    expect(getMonthlyChildBenefit({ event, parents }, day('2026-11-29'))).toBe(undefined);
    expect(getFamilySupplement(20_000, [18], 1_000)).toBe(0);
  });

  it.each([
    // The first one is for the month after the birth: 7,997 + 6,748 until June, 8,157 + 6,883 from July on.
    ['2026-05-31', (7_997 + 6_748) / 12],
    ['2026-06-01', (8_157 + 6_883) / 12],
    ['2026-12-31', (8_157 + 6_883) / 12],
  ])('gets for a child of %s $%p of Canada Child Benefit a month', (arrivedOn, dollars) => {
    const event = due(arrivedOn, { arrivedOn: day(arrivedOn) });
    expect(getMonthlyChildBenefit({ ...household, event }, day(arrivedOn))?.dollars).toBeCloseTo(dollars, 8);
  });

  it('gets what this month has, once the first one is past', () => {
    const event = due('2026-03-10', { arrivedOn: day('2026-03-10') });
    const paidOn = (today: string) => getMonthlyChildBenefit({ ...household, event }, day(today));
    expect(paidOn('2026-06-30')).toMatchObject({ from: day('2026-06-01'), until: day('2026-06-01') });
    expect(paidOn('2026-07-01')).toMatchObject({ from: day('2026-07-01'), until: day('2027-06-01') });
    expect(paidOn('2026-07-01')?.dollars).toBeCloseTo((8_157 + 6_883) / 12, 8);
  });
});
