/** @jest-environment node */

import { getMaxPay, parseCount, parseDollars, parsePay, toMonthly, toWeekly } from './pay';

it.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['$1,200.50', 1200.5],
  ['1 200,50', 1200.5],
  ['1200,5', 1200.5],
  ['12,345,678', 12_345_678],
  ['.50', 0.5],
  ['  900  ', 900],
  ['0', 0],
  ['$60,000 CAD', 60_000],
  ['CA$60,000', 60_000],
  ['C$ 60,000', 60_000],
  ['CAD 60000', 60_000],
  ['60 000 $ CA', 60_000],
  ['1200 dollars', 1200],
  ['60k', 60_000],
  ['$60.55 K', 60_550],
  ['62,5 k$', 62_500],
  ['1.200,50', 1200.5],
  ['1.234.567,8', 1_234_567.8],
])('reads %p as %p', (text, dollars) => {
  expect(parseDollars(text, 100_000_000)).toEqual({ dollars });
});

it.each([
  ['lots', 'not-a-number'],
  ['k', 'not-a-number'],
  ['60kk', 'not-a-number'],
  ['60 k a year', 'not-a-number'],
  ['US$60,000', 'not-a-number'],
  ['60,000 USD', 'not-a-number'],
  ['60,000 EUR', 'not-a-number'],
  ['CAD', 'not-a-number'],
  ['1.200,505', 'not-a-number'],
  ['1.20,50', 'not-a-number'],
  ['1.200k', 'ambiguous'],
  ['-5k', 'negative'],
  ['1001k', 'too-high'],
  ['1,2,3', 'not-a-number'],
  ['$', 'not-a-number'],
  ['12.5.1', 'not-a-number'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['1.200', 'ambiguous'],
  ['1000001', 'too-high'],
])('refuses %p: %s', (text, problem) => {
  expect(parseDollars(text, 1_000_000)).toEqual({ problem });
});

it('takes an empty field as no answer', () => {
  expect(parseDollars('  ', 10)).toBe(undefined);
  expect(parseCount('', 0, 3)).toBe(undefined);
  expect(parsePay('', 'week', { program: 'ei', isRight: false })).toBe(undefined);
});

it.each([
  ['1000', 'week', 1_000],
  ['2000', 'two-weeks', 1_000],
  ['4,333.33', 'month', (4_333.33 * 12) / 52],
  ['52 000', 'year', 1_000],
] as const)('makes %p a %s %p a week', (text, per, weekly) => {
  expect(parsePay(text, per, { program: 'ei', isRight: false })).toEqual({ weekly });
  expect(toWeekly(52, 'week')).toBe(52);
});

it.each([
  ['0', 'week', 'ei', false, { problem: 'zero' }],
  ['99.99', 'week', 'ei', false, { problem: 'low' }],
  ['100', 'week', 'ei', false, { weekly: 100 }],
  ['99.99', 'week', 'ei', true, { weekly: 99.99 }],
  ['5,199', 'year', 'ei', false, { problem: 'low' }],
  ['1,999', 'year', 'qpip', true, { problem: 'below-qpip' }],
  ['2,000', 'year', 'qpip', true, { weekly: 2_000 / 52 }],
  ['2,000', 'year', 'qpip', false, { problem: 'low' }],
  ['1000000', 'year', 'ei', false, { weekly: 1_000_000 / 52 }],
  ['19231', 'week', 'ei', false, { problem: 'too-high' }],
] as const)('of %p a %s with %s, low pay confirmed: %p, it says %j', (text, per, program, isRight, expected) => {
  expect(parsePay(text, per, { program, isRight })).toEqual(expected);
});

it('takes up to a million a year for each period', () => {
  expect((['week', 'two-weeks', 'month', 'year'] as const).map(getMaxPay)).toEqual([19_230, 38_461, 83_333, 1_000_000]);
});

it.each([
  ['14', { count: 14 }],
  ['22', { count: 22 }],
  ['13', { problem: 'not-whole' }],
  ['23', { problem: 'not-whole' }],
  ['15.5', { problem: 'not-whole' }],
  ['-15', { problem: 'not-whole' }],
  ['x', { problem: 'not-whole' }],
])('of %p from 14 to 22 it says %j', (text, expected) => {
  expect(parseCount(text, 14, 22)).toEqual(expected);
});

it('makes a month of 52 / 12 weeks', () => {
  expect([toMonthly(550), toMonthly(0), toMonthly(729)]).toEqual([2_383, 0, 3_159]);
});
