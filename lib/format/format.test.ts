/** @jest-environment node */

import { formatDollars, formatLength, formatPercent, formatRoughCount, formatWeight } from './amounts';
import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatPlainLongDate,
  formatShortDate,
  listDateRangeParts,
} from './dates';
import { formatDays, formatDaysInWeeks, formatWeeks, formatWeeksAndDays } from './durations';
import { formatNumber } from './numbers';

it('writes dates as Canadians read them in English', () => {
  expect(formatLongDate(new Date(2027, 4 /* May */, 3))).toBe('Monday, May\u00a03, 2027');
  expect(formatLongDate(new Date(2027, 4 /* May */, 13))).toBe('Thursday, May\u00a013, 2027');
  expect(formatPlainLongDate(new Date(2027, 4 /* May */, 3))).toBe('Monday, May 3, 2027');
  expect(formatDate(new Date(2027, 5 /* Jun */, 8))).toBe('June 8, 2027');
});

it.each([formatLongDate, formatPlainLongDate, formatDate])('refuses a date that holds no time', (format) => {
  expect(() => format(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
});

it('writes a range of dates with both its days, and one of a single day as that day', () => {
  const week = { start: new Date(2027, 5 /* Jun */, 8), end: new Date(2027, 5, 14) };
  expect(formatDateRange(week)).toBe('June 8, 2027 to June 14, 2027');
  expect(formatDateRange(week, formatShortDate)).toBe('Jun 8 to Jun 14');
  expect(listDateRangeParts(week)).toEqual(['June 8, 2027', 'to June 14, 2027']);
  expect(formatDateRange({ start: week.start, end: new Date(2027, 5, 8, 23, 59) })).toBe('June 8, 2027');
});

it.each([
  [0, 0, '0 weeks 0 days'],
  [1, 1, '1 week 1 day'],
  [11, 4, '11 weeks 4 days'],
])('writes %i weeks and %i days', (weeks, days, text) => {
  expect(formatWeeksAndDays({ weeks, days })).toBe(text);
});

it.each([
  [0, '0 days'],
  [1, '1 day'],
  [199, '199 days'],
  [1_000, '1,000 days'],
])('writes %i days', (days, text) => {
  expect(formatDays(days)).toBe(text);
});

it.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [38, '38 weeks'],
])('writes %i weeks alone', (weeks, text) => {
  expect(formatWeeks(weeks)).toBe(text);
});

it.each([
  [49, '7 weeks'],
  [50, '7 weeks 1 day'],
  [160, '22 weeks 6 days'],
  [0, '0 weeks'],
])('writes %i days in weeks', (days, text) => {
  expect(formatDaysInWeeks(days)).toBe(text);
});

it('writes metric first, then imperial', () => {
  expect(formatLength(4.4)).toEqual({ cm: '4.4 cm', inch: '1.7 in' });
});

it.each([
  [100, '100 g', '3.5 oz'],
  [126, '126 g', '4.5 oz'],
  [430, '430 g', '15 oz'],
  [446, '446 g', '15.5 oz'],
  [447, '447 g', '1 lb'],
  [512, '512 g', '1 lb 2 oz'],
  [2_253, '2,253 g', '4 lb 15 oz'],
  [2_254, '2,254 g', '5 lb'],
  [3_277, '3,277 g', '7 lb 4 oz'],
  [3_617, '3,617 g', '8 lb'],
])('writes a weight of %i g as %s, %s', (grams, g, imperial) => {
  expect(formatWeight(grams)).toMatchObject({ g, imperial });
});

it('writes a weight that is only roughly known in kilograms', () => {
  expect(formatWeight(3_500)).toMatchObject({ kg: '3.5 kg', imperial: '7 lb 11 oz' });
});

it.each([
  [0, '0'],
  [194_400, '190,000'],
  [994_999, '990,000'],
  [995_000, '1\u00a0million'],
  [7_862_400, '7.9\u00a0million'],
])('writes the rough count %i as %s', (count, text) => {
  expect(formatRoughCount(count)).toBe(text);
});

it('rounds numbers to the decimals asked for', () => {
  expect(formatNumber(1234.56)).toBe('1,235');
  expect(formatNumber(1234.56, 1)).toBe('1,234.6');
});

it('writes whole dollars without cents, and others with them', () => {
  expect(formatDollars(27_500)).toBe('$27,500');
  expect(formatDollars(679.75)).toBe('$679.75');
  expect(formatDollars(0)).toBe('$0');
});

it('writes percentages with the decimals asked for', () => {
  expect(formatPercent(55)).toBe('55%');
  expect(formatPercent(2, 1)).toBe('2.0%');
});
