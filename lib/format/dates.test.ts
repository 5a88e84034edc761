/** @jest-environment node */
import {
  formatDataDate,
  formatDataMonth,
  formatMonth,
  formatShortDate,
  getDateWords,
  listDateRangeParts,
} from './dates';

it('takes a day apart', () => {
  expect(getDateWords(new Date(2027, 5 /* Jun */, 8))).toEqual({
    weekday: 'Tuesday',
    month: 'June',
    day: '8',
    year: '2027',
  });
});

it('refuses a date that holds no time', () => {
  expect(() => getDateWords(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
});

it('writes a short day with its year only where it is asked for', () => {
  const day = new Date(2027, 5 /* Jun */, 8);
  expect(formatShortDate(day)).toBe('Jun 8');
  expect(formatShortDate(day, true)).toBe('Jun 8, 2027');
});

it.each([
  [4 /* May */, 'May 2027'],
  [5 /* Jun */, 'Jun 2027'],
  [8 /* Sep */, 'Sep 2027'],
])('writes a month without a period: %i', (month, text) => {
  expect(formatMonth(new Date(2027, month, 8))).toBe(text);
});

it('names one day where the form of the range reads the same for both', () => {
  const june = { start: new Date(2027, 5 /* Jun */, 8), end: new Date(2027, 5, 14) };
  expect(listDateRangeParts(june, formatMonth)).toEqual(['Jun 2027']);
});

it('writes days of data as visitors read them', () => {
  expect(formatDataDate('2027-06-08')).toBe('June 8, 2027');
  expect(formatDataMonth('2027-06-30')).toBe('June 2027');
});

it.each(['', '2027-02-30', 'June 8, 2027'])('refuses %j', (text) => {
  expect(() => formatDataDate(text)).toThrow(RangeError);
});
