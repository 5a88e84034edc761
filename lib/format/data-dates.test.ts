/** @jest-environment node */

import { formatDataDate, formatDataMonth } from './data-dates';

it('writes days of data as visitors read them', () => {
  expect(formatDataDate('2027-06-08')).toBe('June 8, 2027');
  expect(formatDataMonth('2027-06-30')).toBe('June 2027');
});

it.each(['', '2027-02-30', 'June 8, 2027'])('refuses %j', (text) => {
  expect(() => formatDataDate(text)).toThrow(RangeError);
});
