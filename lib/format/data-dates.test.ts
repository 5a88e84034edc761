/** @jest-environment node */

import { formatPercent } from './amounts';
import { formatDataDate, formatDataMonth } from './data-dates';

it('writes days of data as visitors read them', () => {
  expect(formatDataDate('2027-06-08')).toBe('June 8, 2027');
  expect(formatDataMonth('2027-06-30')).toBe('June 2027');
});

it.each(['', '2027-02-30', 'June 8, 2027'])('refuses %j', (text) => {
  expect(() => formatDataDate(text)).toThrow(RangeError);
});

it('writes percentages with the decimals asked for', () => {
  expect(formatPercent(55)).toBe('55%');
  expect(formatPercent(2, 1)).toBe('2.0%');
});
