/** @jest-environment node */
import { formatDate } from './format-date';
import { formatDays } from './format-days';
import { formatDollars } from './format-dollars';
import { formatLength } from './format-length';
import { formatLongDate, formatPlainLongDate } from './format-long-date';
import { formatNumber } from './format-number';
import { formatWeeks } from './format-weeks';
import { formatWeeksAndDays } from './format-weeks-and-days';
import { formatWeight } from './format-weight';

it('writes dates as Canadians read them in English', () => {
  expect(formatLongDate(new Date(2027, 4 /* May */, 3))).toBe('Monday, May\u00a03, 2027');
  expect(formatPlainLongDate(new Date(2027, 4 /* May */, 3))).toBe('Monday, May 3, 2027');
  expect(formatDate(new Date(2027, 5 /* Jun */, 8))).toBe('June 8, 2027');
});

it.each([formatLongDate, formatPlainLongDate, formatDate])('refuses a date that holds no time', (format) => {
  expect(() => format(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
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

it('writes metric first, then imperial', () => {
  expect(formatLength(4.4)).toEqual({ cm: '4.4 cm', inch: '1.7 in' });
  expect(formatWeight(90)).toEqual({ g: '90 g', oz: '3.2 oz' });
  expect(formatWeight(453)).toEqual({ g: '453 g', oz: '16 oz' });
  expect(formatWeight(454)).toEqual({ g: '454 g', oz: '16 oz', lb: '1 lb 0 oz' });
  expect(formatWeight(3617)).toEqual({ g: '3,617 g', oz: '127.6 oz', lb: '8 lb 0 oz' });
  expect(formatWeight(3000)).toEqual({ g: '3,000 g', oz: '105.8 oz', lb: '6 lb 10 oz' });
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
