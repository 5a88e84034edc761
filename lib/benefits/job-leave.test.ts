/** @jest-environment node */
import type { ProvinceCode } from '@/data/provinces';
import { comparePlans } from './compare';
import { findShortLeaveOfBoth, isAloneOnAct, listShortLeaves } from './job-leave';
import { day, due, family, father, months, mother, on, quebec, weeks, write } from './test-households';
import type { Household } from './types';

it('knows that a parent is alone only where Quebec asks it', () => {
  const alone = due('2027-03-10', { hasTwoParents: false });
  expect(isAloneOnAct(family(alone, [mother(quebec)]))).toBe(true);
  expect(isAloneOnAct(family(alone, [mother({})]))).toBe(false);
  expect(isAloneOnAct(family(alone, [mother(quebec), father(quebec)]))).toBe(false);
  expect(isAloneOnAct(family(due('2027-03-10'), [mother(quebec)]))).toBe(false);
});

describe('listShortLeaves', () => {
  const list = (household: Household, province: ProvinceCode, option: 'standard' | 'extended' = 'standard') => {
    const answer = comparePlans(household).answers.find(({ choice }) => choice.ei === option);
    return answer ? listShortLeaves(household, answer, province) : [];
  };
  const off = (weeks: number) => on(write(new Date(2027, 2 /* Mar */, 8 + 7 * weeks)));
  const birthLeave = (weeks: number) => family(due('2027-03-10'), [mother({ back: off(weeks) })]);

  it('names who wants to be off longer than the law keeps the job', () => {
    // Ontario: 17 + 61 weeks.
    expect(list(birthLeave(78), 'ON')).toEqual([]);
    expect(list(birthLeave(79), 'ON')).toEqual([{ role: 'birth', daysOff: 79 * 7, legalWeeks: 78 }]);
    // Nova Scotia: 16 + 61, and 77 in all.
    expect(list(birthLeave(78), 'NS')).toEqual([{ role: 'birth', daysOff: 78 * 7, legalWeeks: 77 }]);
  });

  it.each([
    // 18 months after May 7, 2027: Tuesday, November 7, 2028, a day after 78 weeks from Monday, May 10 on.
    ['2027-05-07', months(18), [{ role: 'birth', daysOff: 78 * 7 + 1, legalWeeks: 78 }]],
    ['2027-05-07', on('2028-11-06'), []],
    ['2027-05-06', on('2028-11-03'), []],
    ['2027-05-06', on('2028-11-06'), [{ role: 'birth', daysOff: 78 * 7 + 3, legalWeeks: 78 }]],
  ])('counts the days from the first workday that is missed: stopped on %s', (lastWorkDay, back, expected) => {
    expect(list(family(due('2027-05-12'), [mother({ lastWorkDay: day(lastWorkDay), back })]), 'ON')).toEqual(expected);
  });

  it('counts the days before the first benefit week of who stays as long as it is paid', () => {
    // The last day is a Thursday: the Friday is missed, and leave begins there.
    const thursday = { lastWorkDay: day('2027-03-11') };
    expect(list(family(due('2027-03-17'), [mother(thursday)]), 'NS', 'extended')).toEqual([
      { role: 'birth', daysOff: 77 * 7 + 3, legalWeeks: 77 },
    ]);
    const friday = { lastWorkDay: day('2027-03-12') };
    expect(list(family(due('2027-03-17'), [mother(friday)]), 'NS', 'extended')).toEqual([]);
    expect(list(family(due('2027-03-17'), [father({ lastWorkDay: day('2027-03-18') })]), 'BC', 'extended')).toEqual([
      { role: 'other', daysOff: 62 * 7 + 3, legalWeeks: 62 },
    ]);
    expect(list(family(due('2027-03-17'), [mother({ ...thursday, isClaiming: false })]), 'NS')).toEqual([]);
  });

  it.each([
    ['whole weeks at work', '2027-06-07', '2027-07-30', 79 * 7],
    // Monday and Tuesday of the first week are missed, and Thursday to Sunday of the last.
    ['weeks that work fills in part', '2027-06-09', '2027-07-28', 79 * 7 + 2 + 4],
  ])('counts each part of a leave by its days: %s', (_, from, to, daysOff) => {
    const atWork = [{ ...weeks(from, to), from: day(from), to: day(to) }];
    // 87 weeks from Monday, March 8, 2027 to Monday, November 6, 2028, and 8 of them at work.
    const plan = mother({ lastWorkDay: day('2027-03-05'), back: on('2028-11-06'), atWork });
    const household = family(due('2027-03-10'), [plan]);
    expect(list(household, 'NS')).toEqual([{ role: 'birth', daysOff, legalWeeks: 77 }]);
  });

  it.each([
    ['the last day at work', { lastWorkDay: day('2027-03-05') }],
    ['the leave, whose last day at work is not known', {}],
  ])('counts nothing from weeks at work before %s', (_, lastDay) => {
    const plan = mother({ ...lastDay, back: on('2028-09-04'), atWork: [weeks('2027-01-11', '2027-01-29')] });
    expect(list(family(due('2027-03-10'), [plan]), 'NS')).toEqual([{ role: 'birth', daysOff: 78 * 7, legalWeeks: 77 }]);
  });

  it('counts the other parent, adoption, sickness and Quebec by their own figures', () => {
    const other = (weeks: number) => family(due('2027-03-10'), [father({ back: off(weeks) })]);
    expect(list(other(63), 'ON')).toEqual([]);
    expect(list(other(64), 'ON')).toEqual([{ role: 'other', daysOff: 64 * 7, legalWeeks: 63 }]);
    // 65 and the five of one's own.
    expect(list(other(70), 'QC')).toEqual([]);
    expect(list(other(71), 'QC')).toEqual([{ role: 'other', daysOff: 71 * 7, legalWeeks: 70 }]);
    const adopted = family(due('2027-03-10', { arrival: 'adoption' }), [mother({ back: off(64) })]);
    expect(list(adopted, 'ON')).toEqual([{ role: 'birth', daysOff: 64 * 7, legalWeeks: 63 }]);
    const sick = (back: string, lastWorkDay = '2026-12-18') =>
      family(due('2027-06-16'), [mother({ lastWorkDay: day(lastWorkDay), sicknessWeeks: 12, back: on(back) })]);
    // 91 weeks off from December 21 on, 12 of them of sickness and one of waiting for it.
    expect(list(sick('2028-09-18'), 'ON')).toEqual([]);
    expect(list(sick('2028-09-25'), 'ON')).toEqual([{ role: 'birth', daysOff: 79 * 7, legalWeeks: 78 }]);
    // The Friday that is missed before the first week belongs to the sick leave.
    expect(list(sick('2028-09-18', '2026-12-17'), 'ON')).toEqual([]);
  });

  it('has no number of an adoption in Newfoundland and Labrador', () => {
    const adopted = family(due('2027-03-10', { arrival: 'adoption' }), [mother({ back: off(78) })]);
    expect(list(adopted, 'NL')).toEqual([]);
  });

  it('says nothing where we print no number, and takes the parent’s own province', () => {
    expect(list(birthLeave(100), 'NU')).toEqual([]);
    const household = family(due('2027-03-10'), [mother({ province: 'NS', back: off(78) })]);
    expect(list(household, 'ON')).toEqual([{ role: 'birth', daysOff: 78 * 7, legalWeeks: 77 }]);
  });
});

describe('findShortLeaveOfBoth', () => {
  const back = (weeks: number) => ({
    lastWorkDay: day('2027-03-05'),
    back: on(write(new Date(2027, 2 /* Mar */, 8 + 7 * weeks))),
  });
  const find = (province: ProvinceCode, weeks: [number, number], arrival: 'birth' | 'adoption' = 'birth') => {
    const household = family(due('2027-03-10', { arrival }), [mother(back(weeks[0])), father(back(weeks[1]))]);
    const [answer] = comparePlans(household).answers;
    return answer && findShortLeaveOfBoth(household, answer, province);
  };

  it('adds up both parents where the law has one total, with pregnancy leave after a birth', () => {
    // New Brunswick: 17 + 62 weeks.
    expect(find('NB', [52, 27])).toBe(undefined);
    expect(find('NB', [52, 28])).toEqual({ daysOff: 80 * 7, legalWeeks: 79 });
    expect(find('NB', [31, 31], 'adoption')).toBe(undefined);
    expect(find('NB', [52, 52], 'adoption')).toEqual({ daysOff: 104 * 7, legalWeeks: 62 });
    expect(find('PE', [52, 52], 'adoption')).toEqual({ daysOff: 104 * 7, legalWeeks: 62 });
  });

  it('says nothing where each parent has leave of their own, or the parents live under two laws', () => {
    expect(find('ON', [52, 52])).toBe(undefined);
    expect(find('PE', [52, 52])).toBe(undefined);
    const household = family(due('2027-03-10'), [mother({ ...back(52), province: 'NB' }), father(back(52))]);
    const [answer] = comparePlans(household).answers;
    expect(answer && findShortLeaveOfBoth(household, answer, 'ON')).toBe(undefined);
  });
});
