/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { PregnancyInput } from './dating';
import { calculatePregnancy, describePregnancy, listDatingNotes } from './pregnancy';

const LMP = new Date(2026, 8 /* Sep */, 1);

const DUE = new Date(2027, 5 /* Jun */, 8);

describe('describePregnancy', () => {
  it('describes the pregnancy of the example on November 21, 2026', () => {
    const result = describePregnancy(DUE, new Date(2026, 10 /* Nov */, 21, 15, 30));
    expect(result).toEqual({
      dueDate: DUE,
      lmpDate: LMP,
      conceptionDate: new Date(2026, 8 /* Sep */, 15),
      daysLeft: 199,
      gestationalAge: { weeks: 11, days: 4 },
      trimester: 1,
      trimesters: {
        first: { start: LMP, end: new Date(2026, 10 /* Nov */, 30) },
        second: { start: new Date(2026, 11 /* Dec */, 1), end: new Date(2027, 2 /* Mar */, 1) },
        third: { start: new Date(2027, 2 /* Mar */, 2), end: DUE },
      },
      pregnancyProgress: (81 / 280) * 100,
      babySize: { length: { cm: 5.5, inch: 2.17 }, weight: { g: 14, oz: 0.49 } },
      currentHeartRate: { min: 120, max: 160 },
      totalHeartbeats: (81 - 42) * 1440 * 140,
      safeBirthRange: { start: new Date(2027, 4 /* May */, 18), end: new Date(2027, 5 /* Jun */, 22) },
      multiplesDueDates: {
        twins: new Date(2027, 4 /* May */, 18),
        triplets: new Date(2027, 3 /* Apr */, 20),
        quads: new Date(2027, 2 /* Mar */, 30),
      },
    });
  });

  it.each([
    // day, weeks, days, trimester, days left
    [0, 0, 0, 1, 280],
    [1, 0, 1, 1, 279],
    [6, 0, 6, 1, 274],
    [7, 1, 0, 1, 273],
    [41, 5, 6, 1, 239],
    [42, 6, 0, 1, 238],
    [90, 12, 6, 1, 190],
    [91, 13, 0, 2, 189],
    [181, 25, 6, 2, 99],
    [182, 26, 0, 3, 98],
    [259, 37, 0, 3, 21],
    [279, 39, 6, 3, 1],
    [280, 40, 0, 3, 0],
    [281, 40, 1, 3, 0],
    [294, 42, 0, 3, 0],
    [300, 42, 6, 3, 0],
  ])('on day %i is %i weeks %i days, trimester %i, with %i days left', (day, weeks, days, trimester, daysLeft) => {
    const result = describePregnancy(DUE, addDays(LMP, day));
    expect(result.gestationalAge).toEqual({ weeks, days });
    expect(result.trimester).toBe(trimester);
    expect(result.daysLeft).toBe(daysLeft);
    expect(result.pregnancyProgress).toBeCloseTo(Math.min(100, (day / 280) * 100), 10);
  });

  it('counts nothing before the last period', () => {
    const result = describePregnancy(DUE, addDays(LMP, -5));
    expect(result.gestationalAge).toEqual({ weeks: 0, days: 0 });
    expect(result.pregnancyProgress).toBe(0);
    expect(result.daysLeft).toBe(285);
    expect(result.totalHeartbeats).toBe(0);
  });

  it.each([
    [41, 0],
    [42, 0],
    [43, 1440 * 135],
    [62, 20 * 1440 * 135], // 8 weeks 6 days: still the first band
    [63, 21 * 1440 * 140], // 9 weeks
    [174, 132 * 1440 * 140], // 24 weeks 6 days
    [175, 133 * 1440 * 130], // 25 weeks
  ])('counts the heartbeats of day %i as %i', (day, heartbeats) => {
    expect(describePregnancy(DUE, addDays(LMP, day)).totalHeartbeats).toBe(heartbeats);
  });

  it('counts calendar days across both clock changes of a year', () => {
    const dueDate = new Date(2026, 11 /* Dec */, 13); // last period on March 8, 2026
    const ageOn = (month: number, day: number) =>
      describePregnancy(dueDate, new Date(2026, month, day, 0, 30)).gestationalAge;
    expect(ageOn(2 /* Mar */, 9)).toEqual({ weeks: 0, days: 1 });
    expect(ageOn(3 /* Apr */, 5)).toEqual({ weeks: 4, days: 0 });
    expect(ageOn(9 /* Oct */, 4)).toEqual({ weeks: 30, days: 0 });
    expect(ageOn(10 /* Nov */, 2)).toEqual({ weeks: 34, days: 1 });
  });

  it.each([
    ['due date', new Date(Number.NaN), DUE],
    ['now', DUE, new Date(Number.NaN)],
  ])('refuses an invalid %s', (_name, dueDate, now) => {
    expect(() => describePregnancy(dueDate, now)).toThrow(new RangeError('Invalid time value'));
  });
});

describe('calculatePregnancy', () => {
  it.each([
    ['lmp', { method: 'lmp', date: LMP }],
    ['conception', { method: 'conception', date: new Date(2026, 8 /* Sep */, 15) }],
    ['ultrasound', { method: 'ultrasound', date: new Date(2026, 10 /* Nov */, 10), weeks: 10, days: 0 }],
    ['a cycle of 30 days', { method: 'lmp', date: new Date(2026, 7 /* Aug */, 30), cycleLengthDays: 30 }],
    ['an embryo transfer', { method: 'conception', date: new Date(2026, 8 /* Sep */, 20), embryoAgeDays: 5 }],
  ] as const)('gives the same result by %s', (_method, input) => {
    const now = new Date(2026, 10 /* Nov */, 21);
    const result = calculatePregnancy(input, now);
    expect(result).toEqual(describePregnancy(DUE, now));
    expect(formatCalendarDate(result.lmpDate)).toBe('2026-09-01');
  });
});

describe('listDatingNotes', () => {
  const date = new Date(2026, 10 /* Nov */, 10);

  it.each<[string, PregnancyInput, string[]]>([
    ['a cycle of 35 days', { method: 'lmp', date, cycleLengthDays: 35 }, []],
    ['a cycle of 36 days', { method: 'lmp', date, cycleLengthDays: 36 }, ['long-cycle']],
    ['a period alone', { method: 'lmp', date }, []],
    ['a transfer', { method: 'conception', date, embryoAgeDays: 5 }, []],
    ['a scan at 0 weeks 0 days', { method: 'ultrasound', date, weeks: 0, days: 0 }, ['doubtful-scan-age']],
    ['a scan at 3 weeks 6 days', { method: 'ultrasound', date, weeks: 3, days: 6 }, ['doubtful-scan-age']],
    ['a scan at 4 weeks', { method: 'ultrasound', date, weeks: 4, days: 0 }, ['early-scan']],
    ['a scan at 6 weeks 6 days', { method: 'ultrasound', date, weeks: 6, days: 6 }, ['early-scan']],
    ['a scan at 7 weeks 0 days', { method: 'ultrasound', date, weeks: 7, days: 0 }, []],
    ['a scan at 7 weeks 1 day', { method: 'ultrasound', date, weeks: 7, days: 1 }, []],
    ['a scan at 22 weeks 6 days', { method: 'ultrasound', date, weeks: 22, days: 6 }, []],
    ['a scan at 23 weeks 0 days', { method: 'ultrasound', date, weeks: 23, days: 0 }, ['late-scan']],
  ])('%s', (_case, input, notes) => {
    expect(listDatingNotes(input)).toEqual(notes);
  });
});
