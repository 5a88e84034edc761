/** @jest-environment node */
import { addDays } from 'date-fns';
import { starSigns } from '@/data/birth/star-signs';
import { getStarSign } from './get-star-sign';

it.each([
  [2027, 0, 1, 'Capricorn'],
  [2027, 0, 19, 'Capricorn'],
  [2027, 0, 20, 'Aquarius'],
  [2027, 1, 18, 'Aquarius'],
  [2027, 1, 19, 'Pisces'],
  [2028, 1, 29, 'Pisces'],
  [2027, 2, 20, 'Pisces'],
  [2027, 2, 21, 'Aries'],
  [2027, 3, 19, 'Aries'],
  [2027, 3, 20, 'Taurus'],
  [2027, 4, 20, 'Taurus'],
  [2027, 4, 21, 'Gemini'],
  [2027, 5, 8, 'Gemini'],
  [2027, 5, 20, 'Gemini'],
  [2027, 5, 21, 'Cancer'],
  [2027, 6, 22, 'Cancer'],
  [2027, 6, 23, 'Leo'],
  [2027, 7, 22, 'Leo'],
  [2027, 7, 23, 'Virgo'],
  [2027, 8, 22, 'Virgo'],
  [2027, 8, 23, 'Libra'],
  [2027, 9, 22, 'Libra'],
  [2027, 9, 23, 'Scorpio'],
  [2027, 10, 21, 'Scorpio'],
  [2027, 10, 22, 'Sagittarius'],
  [2027, 11, 21, 'Sagittarius'],
  [2027, 11, 22, 'Capricorn'],
  [2027, 11, 31, 'Capricorn'],
])('%i, month %i (from 0), day %i: %s', (year, month, day, name) => {
  expect(getStarSign(new Date(year, month, day)).name).toBe(name);
});

it.each(starSigns)('$name: its dates say where it starts and where the next sign takes over', ({ name, dates }) => {
  const [first = '', last = ''] = dates.split(' to ');
  const months = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric' });
  const days = Array.from({ length: 366 }, (_, index) => addDays(new Date(2028, 0, 1), index));
  const ofSign = days.filter((day) => getStarSign(day).name === name).map((day) => months.format(day));
  const before = (text: string) => days.map((day) => months.format(day)).indexOf(text);
  expect(ofSign).toContain(first);
  expect(ofSign).toContain(last);
  expect(ofSign).not.toContain(months.format(addDays(new Date(2028, 0, 1), before(first) - 1)));
  expect(ofSign).not.toContain(months.format(addDays(new Date(2028, 0, 1), before(last) + 1)));
});

it('refuses a date that holds no time', () => {
  expect(() => getStarSign(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
});
