/** @jest-environment node */

import { getSaturday, getSunday, toBenefitWeek } from './benefit-week';
import { getClaimWeeks, getFirstFreeWeek, getInterruptionWeek, openEiClaim } from './claim';
import { findYearFigures, getClaimYear, getProgram } from './program-years';
import { day, write } from './test-households';

const mondayToFriday = [1, 2, 3, 4, 5];
const week = (text: string) => toBenefitWeek(day(text));

it.each([
  ['2026-11-16', mondayToFriday, '2026-11-15'],
  ['2026-11-17', mondayToFriday, '2026-11-15'],
  // Exactly 40 % lost.
  ['2026-11-18', mondayToFriday, '2026-11-22'],
  ['2026-11-20', mondayToFriday, '2026-11-22'],
  // A day off is the last one: nothing of its week was worked, or all.
  ['2026-11-15', mondayToFriday, '2026-11-15'],
  ['2026-11-21', mondayToFriday, '2026-11-22'],
  ['2026-11-16', [0, 1, 2], '2026-11-22'],
  ['2026-11-19', [4], '2026-11-22'],
  ['2026-11-19', [4, 5], '2026-11-15'],
] as const)(
  'after a last day at work on %s, working on %j, earnings are interrupted in the week of %s',
  (last, days, sunday) => {
    expect(write(getSunday(getInterruptionWeek(day(last), days)))).toBe(sunday);
  },
);

it.each([
  ['2026-11-17', '2026-11-22'],
  ['2026-11-22', '2026-11-29'],
])('QPIP is planned after %s from %s on', (last, sunday) => {
  expect(write(getSunday(getFirstFreeWeek(day(last))))).toBe(sunday);
});

it.each([
  // The last and the first claim beside each end of the waiver, March 30, 2025 to October 10, 2026.
  ['2025-03-23', '2025-03-23', false, '2025-03-23', 'served'],
  ['2025-03-30', '2025-03-30', false, '2025-03-30', 'waived'],
  ['2026-10-04', '2026-10-04', false, '2026-10-04', 'waived'],
  ['2026-10-11', '2026-10-11', false, '2026-10-11', 'served'],
  ['2026-10-11', '2026-10-11', true, '2026-10-11', 'deferred'],
  ['2026-10-04', '2026-10-04', true, '2026-10-04', 'waived'],
  // The waiting week lies before the window, not further.
  ['2027-01-03', '2027-02-07', false, '2027-01-31', 'served'],
  ['2027-01-03', '2027-02-07', true, '2027-02-07', 'deferred'],
  ['2027-02-07', '2027-01-31', false, '2027-02-07', 'served'],
  // A claim that begins a week before it can pay, still in the waiver.
  ['2026-10-04', '2026-10-11', false, '2026-10-04', 'waived'],
])(
  'interrupted in the week of %s, payable from %s, other parent served: %p',
  (first, payable, served, start, waiting) => {
    const claim = openEiClaim(week(first), { firstPayable: week(payable), isMaternity: true }, served);
    expect([write(getSunday(claim.start)), claim.waiting]).toEqual([start, waiting]);
  },
);

it('begins a parental claim with the first week that can be paid, never before', () => {
  const window = { firstPayable: week('2027-02-07'), isMaternity: false };
  const claim = openEiClaim(week('2027-01-03'), window, false);
  expect([write(getSunday(claim.start)), claim.waiting]).toEqual(['2027-02-07', 'served']);
});

it.each([
  // 15 + 35 are not more than 50: 52 weeks.
  [{ option: 'standard', hasSickness: false, hasMaternity: true, hospitalWeeks: 0 }, '2027-10-16'],
  [{ option: 'extended', hasSickness: false, hasMaternity: true, hospitalWeeks: 0 }, '2028-04-15'],
  [{ option: 'standard', hasSickness: true, hasMaternity: true, hospitalWeeks: 0 }, '2028-04-15'],
  [{ option: 'extended', hasSickness: true, hasMaternity: true, hospitalWeeks: 0 }, '2028-10-14'],
  [{ option: 'standard', hasSickness: false, hasMaternity: false, hospitalWeeks: 0 }, '2027-10-16'],
  [{ option: 'extended', hasSickness: false, hasMaternity: false, hospitalWeeks: 0 }, '2028-04-15'],
  [{ option: 'standard', hasSickness: false, hasMaternity: true, hospitalWeeks: 6 }, '2027-11-27'],
  [{ option: 'extended', hasSickness: true, hasMaternity: true, hospitalWeeks: 6 }, '2028-10-14'],
] as const)('a claim of October 18, 2026, for %j is open until %s', (use, saturday) => {
  const { first, last } = getClaimWeeks(week('2026-10-18'), use);
  expect([write(getSunday(first)), write(getSaturday(last))]).toEqual(['2026-10-18', saturday]);
});

it.each([
  ['ei', '2025-12-21', 2025],
  ['ei', '2025-12-28', 2026],
  ['ei', '2026-01-04', 2026],
  ['ei', '2026-12-20', 2026],
  ['ei', '2026-12-27', 2027],
  // The last Sunday of 2023 is its last day, that of 2022 Christmas.
  ['ei', '2023-12-24', 2023],
  ['ei', '2023-12-31', 2024],
  ['ei', '2022-12-25', 2023],
  ['qpip', '2025-12-28', 2025],
  ['qpip', '2026-12-27', 2026],
  ['qpip', '2027-01-03', 2027],
] as const)('a claim of %s that begins on %s has the figures of %p', (program, start, year) => {
  expect(getClaimYear(program, week(start))).toBe(year);
});

it('takes the last known figures for a year without any, and the first for one before all', () => {
  const years = [{ year: 2024 }, { year: 2026 }];
  expect([2023, 2024, 2025, 2026, 2030].map((year) => findYearFigures(years, year).year)).toEqual([
    2024, 2024, 2024, 2026, 2026,
  ]);
  expect(() => findYearFigures([], 2026)).toThrow(RangeError);
});

it('gives Quebec its own program', () => {
  expect([getProgram('QC'), getProgram('ON'), getProgram(undefined)]).toEqual(['qpip', 'ei', 'ei']);
});
