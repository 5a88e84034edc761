/** @jest-environment node */
import { addDays, isEqual } from 'date-fns';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { getInitialFields } from './calculator-fields';
import {
  compareDueDates,
  type DateComparisonAction,
  initialDateComparisonState,
  reduceDateComparison,
} from './date-comparison';

const period = { method: 'lmp', date: new Date(2026, 8 /* Sep */, 1) } as const;

/** A scan that says `weeks` and `days` on the day when the period of September 1 says so too, give or take. */
function scanAt(weeks: number, days: number, daysEarlier = 0) {
  return { method: 'ultrasound', date: addDays(period.date, weeks * 7 + days - daysEarlier), weeks, days } as const;
}

describe('compareDueDates', () => {
  it('puts both due dates beside each other', () => {
    const comparison = compareDueDates(period, {
      method: 'ultrasound',
      date: new Date(2026, 10 /* Nov */, 10),
      weeks: 8,
      days: 6,
    });
    expect(comparison).toEqual({
      byPeriod: new Date(2027, 5 /* Jun */, 8),
      byScan: new Date(2027, 5 /* Jun */, 16),
      signedDifferenceDays: 8,
      differenceDays: 8,
      scanTiming: 'first-trimester',
      preferred: 'ultrasound',
      threshold: { days: 5, isExceeded: true },
    });
  });

  it('counts a longer cycle before it compares', () => {
    const longCycle = { ...period, cycleLengthDays: 36 };
    expect(compareDueDates(longCycle, scanAt(10, 0)).signedDifferenceDays).toBe(-8);
    expect(compareDueDates(longCycle, scanAt(10, 0, -8)).signedDifferenceDays).toBe(0);
  });

  it.each([
    [0, 0, 'too-early', 'lmp', undefined],
    [6, 6, 'too-early', 'lmp', undefined],
    [7, 0, 'first-trimester', 'ultrasound', 5],
    [7, 1, 'first-trimester', 'ultrasound', 5],
    [12, 6, 'first-trimester', 'ultrasound', 5],
    [13, 0, 'second-trimester', 'ultrasound', 10],
    [22, 6, 'second-trimester', 'ultrasound', 10],
    [23, 0, 'too-late', 'lmp', undefined],
    [42, 0, 'too-late', 'lmp', undefined],
  ])('a scan at %i weeks %i days is %s: %s is preferred', (weeks, days, scanTiming, preferred, thresholdDays) => {
    const comparison = compareDueDates(period, scanAt(weeks, days, 20));
    expect(comparison).toMatchObject({ scanTiming, preferred, signedDifferenceDays: -20 });
    expect(comparison.threshold).toEqual(thresholdDays && { days: thresholdDays, isExceeded: true });
  });

  it.each([
    [10, 5, false],
    [10, 6, true],
    [10, -5, false],
    [10, -6, true],
    [20, 10, false],
    [20, 11, true],
    [20, -11, true],
  ])(
    'a scan in week %i that is %i days earlier: past the threshold is %s, and the scan decides',
    (weeks, days, past) => {
      const comparison = compareDueDates(period, scanAt(weeks, 0, days));
      expect(comparison.threshold?.isExceeded).toBe(past);
      expect(comparison.preferred).toBe('ultrasound');
    },
  );

  it('refuses a date that holds no time', () => {
    const invalid = new RangeError('Invalid time value');
    expect(() => compareDueDates({ ...period, date: new Date(Number.NaN) }, scanAt(10, 0))).toThrow(invalid);
    expect(() => compareDueDates(period, { ...scanAt(10, 0), date: new Date(Number.NaN) })).toThrow(invalid);
  });
});

describe('the difference', () => {
  const anyDay = fc.integer({ min: 0, max: 21_915 }).map((day) => new Date(2000, 0 /* Jan */, 1 + day));
  const scanDay = fc.integer({ min: 0, max: 300 });

  /** The comparison of a period and a scan that give these due dates. */
  function compare(byPeriod: Date, byScan: Date, day: number) {
    return compareDueDates(
      { method: 'lmp', date: addDays(byPeriod, -280) },
      { method: 'ultrasound', date: addDays(byScan, day - 280), weeks: Math.floor(day / 7), days: day % 7 },
    );
  }

  it('turns its sign when the two due dates change places, and is absolute beside it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -300, max: 300 }), scanDay, (dueDate, apart, day) => {
        const other = addDays(dueDate, apart);
        const there = compare(dueDate, other, day);
        const back = compare(other, dueDate, day);
        return (
          there.signedDifferenceDays === apart &&
          there.signedDifferenceDays + back.signedDifferenceDays === 0 &&
          there.differenceDays === back.differenceDays &&
          there.preferred === back.preferred
        );
      }),
      manyRuns,
    );
  });

  it('is 0 for equal dates, whatever the day of the scan', () => {
    fc.assert(
      fc.property(anyDay, scanDay, (dueDate, day) => {
        const { differenceDays, signedDifferenceDays, byPeriod, byScan, threshold } = compare(dueDate, dueDate, day);
        return (
          differenceDays === 0 &&
          // Never -0.
          Object.is(signedDifferenceDays, 0) &&
          isEqual(byPeriod, dueDate) &&
          isEqual(byScan, dueDate) &&
          !threshold?.isExceeded
        );
      }),
      manyRuns,
    );
  });
});

describe('what the calculator knows', () => {
  const today = new Date(2026, 10 /* Nov */, 21);

  const stateAfter = (...actions: DateComparisonAction[]) =>
    actions.reduce(reduceDateComparison, initialDateComparisonState);

  const period = (date: string): DateComparisonAction => ({ type: 'date-changed', method: 'lmp', date });

  const scan = (date: string): DateComparisonAction => ({ type: 'date-changed', method: 'ultrasound', date });

  const scanAge = (scanWeeks: string, scanDays: string): DateComparisonAction => ({
    type: 'edited',
    fields: { scanWeeks, scanDays },
  });

  const submitted: DateComparisonAction = { type: 'submitted', today };

  const filled = [period('2026-09-01'), scan('2026-11-10'), scanAge('8', '6')];

  it('compares the two dates when asked, and forgets the comparison once a field changes', () => {
    expect(stateAfter(...filled)).not.toHaveProperty('comparison');
    const compared = stateAfter(...filled, submitted);
    expect(compared).toMatchObject({ comparison: { signedDifferenceDays: 8 }, refusals: 0 });
    expect(compared.problems).toEqual({ lmp: {}, ultrasound: {} });
    expect(reduceDateComparison(compared, scanAge('9', '0'))).not.toHaveProperty('comparison');
  });

  it('uses the cycle length', () => {
    const longCycle: DateComparisonAction = { type: 'edited', fields: { cycleLengthDays: '36' } };
    expect(stateAfter(...filled, longCycle, submitted)).toMatchObject({ comparison: { signedDifferenceDays: 0 } });
  });

  it('names every problem beside its field, counts the refusal and keeps what was typed', () => {
    const refused = stateAfter(scanAge('43', '7'), submitted);
    expect(refused).toMatchObject({ refusals: 1, fields: { scanWeeks: '43', scanDays: '7' } });
    expect(refused.problems).toEqual({
      lmp: { date: 'no-such-date' },
      ultrasound: {
        date: 'no-such-date',
        scanWeeks: 'scan-weeks-out-of-range',
        scanDays: 'scan-days-out-of-range',
      },
    });
    expect(reduceDateComparison(refused, period('2026-09-01')).problems).toEqual({ lmp: {}, ultrasound: {} });
  });

  it.each([
    ['a period in the future', [period('2026-11-22')], { lmp: { date: 'lmp-in-future' }, ultrasound: {} }],
    ['a scan in the future', [scan('2026-11-22')], { lmp: {}, ultrasound: { date: 'scan-in-future' } }],
    ['a scan before the period', [scan('2026-08-31')], { lmp: {}, ultrasound: { date: 'scan-before-period' } }],
  ])('refuses %s', (_case, actions, problems) => {
    const refused = stateAfter(...filled, ...actions, submitted);
    expect(refused.problems).toEqual(problems);
    expect(refused).not.toHaveProperty('comparison');
  });

  it('takes a scan on the very day of the period', () => {
    expect(stateAfter(...filled, scan('2026-09-01'), scanAge('0', '0'), submitted)).toHaveProperty('comparison');
  });

  it('says so when the visitor leaves what is no date, and nothing when a field is empty', () => {
    const left = (isImpossible: boolean): DateComparisonAction => ({ type: 'date-left', method: 'lmp', isImpossible });
    expect(stateAfter(left(true)).problems).toEqual({ lmp: { date: 'no-such-date' }, ultrasound: {} });
    expect(stateAfter(left(false)).problems).toEqual({ lmp: {}, ultrasound: {} });
  });

  it('keeps the messages of other fields when the visitor leaves a date', () => {
    const left: DateComparisonAction = { type: 'date-left', method: 'ultrasound', isImpossible: true };
    expect(stateAfter(...filled, scanAge('43', '0'), submitted, left).problems).toEqual({
      lmp: {},
      ultrasound: { date: 'no-such-date', scanWeeks: 'scan-weeks-out-of-range' },
    });
  });

  const calculated = getInitialFields('2026-11-21');

  it('fills a period and its cycle, and leaves the scan alone', () => {
    const fields = { ...calculated, dates: { ...calculated.dates, lmp: '2026-09-02' }, cycleLengthDays: '30' };
    expect(stateAfter(...filled, { type: 'known', fields }).fields).toMatchObject({
      dates: { lmp: '2026-09-02', ultrasound: '2026-11-10' },
      cycleLengthDays: '30',
      scanWeeks: '8',
    });
  });

  it('fills a scan and its age, and leaves the period alone', () => {
    const fields = { ...calculated, method: 'ultrasound' as const, scanWeeks: '11', scanDays: '4' };
    expect(stateAfter(...filled, { type: 'known', fields }).fields).toMatchObject({
      dates: { lmp: '2026-09-01', ultrasound: '2026-11-21' },
      scanWeeks: '11',
      scanDays: '4',
    });
  });

  it('fills nothing from a conception', () => {
    const before = stateAfter(...filled);
    const fields = { ...calculated, method: 'conception' as const };
    expect(reduceDateComparison(before, { type: 'known', fields }).fields).toEqual(before.fields);
  });
});
