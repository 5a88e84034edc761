/** @jest-environment node */
import { getDateWords } from './dates';

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
