/** @jest-environment node */
import { getInitialFields } from './calculator-fields';
import { type DateComparisonAction, initialDateComparisonState, reduceDateComparison } from './date-comparison-state';

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

describe('what the calculator knows', () => {
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
