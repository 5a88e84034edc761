/** @jest-environment node */

import { addDays } from 'date-fns';
import { starSigns } from '@/words/birth/star-signs';
import {
  getBirthMonth,
  getBirthMonthPictures,
  getCanadianAnimal,
  getFactsText,
  getSeason,
  getSeasonInfo,
  getStarSign,
} from './birth-facts';

describe('getCanadianAnimal', () => {
  it.each([
    [new Date(2026, 11 /* Dec */, 31), 'Moose'],
    [new Date(2027, 0 /* Jan */, 1), 'Blue Whale'],
    [new Date(2027, 11 /* Dec */, 31), 'Blue Whale'],
    [new Date(2028, 0 /* Jan */, 1), 'Beaver'],
    [new Date(2029, 5 /* Jun */, 8), 'Wolf'],
  ])('year %#', (date, name) => {
    expect(getCanadianAnimal(date).name).toBe(name);
  });

  it('gives twelve years twelve animals, and the thirteenth the first again', () => {
    const names = Array.from(
      { length: 13 },
      (_, index) => getCanadianAnimal(new Date(2024 + index, 5 /* Jun */, 8)).name,
    );
    expect(new Set(names).size).toBe(12);
    expect(names[12]).toBe(names[0]);
  });

  it('refuses a date that holds no time', () => {
    expect(() => getCanadianAnimal(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
  });
});

describe('getFactsText', () => {
  it('tells the facts of a due date in whole sentences', () => {
    expect(getFactsText(new Date(2027, 5 /* Jun */, 8))).toMatch(
      /^A baby is due on June 8, 2027\. Star sign: Gemini\. Birthstone: \w+\. Your baby's Canadian animal: [\w ]+\.$/,
    );
  });
});

describe('getSeasonInfo', () => {
  const months = [
    ['winter', 'Garnet', 'Carnation'],
    ['winter', 'Amethyst', 'Violet'],
    ['spring', 'Aquamarine', 'Daffodil'],
    ['spring', 'Diamond', 'Daisy'],
    ['spring', 'Emerald', 'Lily of the valley'],
    ['summer', 'Pearl', 'Rose'],
    ['summer', 'Ruby', 'Larkspur'],
    ['summer', 'Peridot', 'Gladiolus'],
    ['fall', 'Sapphire', 'Aster'],
    ['fall', 'Opal', 'Marigold'],
    ['fall', 'Topaz', 'Chrysanthemum'],
    ['winter', 'Turquoise', 'Narcissus'],
  ] as const;

  it.each(months.map(([season, birthstone, flower], month) => ({ month, season, birthstone, flower })))(
    'month $month (from 0) is $season, $birthstone and $flower, from its first day to its last',
    ({ month, season, birthstone, flower }) => {
      for (const date of [new Date(2028, month, 1), new Date(2028, month + 1, 0)]) {
        expect(getSeason(date)).toBe(season);
        expect(getBirthMonth(date).birthstone).toBe(birthstone);
        expect(getBirthMonth(date).flowers[0]).toBe(flower);
      }
    },
  );

  it.each(months.map(([, birthstone, flower], month) => ({ month, birthstone, flower })))(
    'shows in month $month (from 0) pictures of $birthstone and $flower, and says what is on them',
    ({ month, birthstone, flower }) => {
      const pictures = getBirthMonthPictures(new Date(2028, month, 15));
      const toName = (name: string) => name.toLowerCase().replaceAll(' ', '-');
      expect([pictures.birthstone.name, pictures.flower.name]).toEqual([toName(birthstone), toName(flower)]);
      for (const { text } of Object.values(pictures)) expect(text).toMatch(/^(A|Small) .*[^.]$/);
    },
  );

  it('brings season, stone and flowers of a due month together', () => {
    expect(getSeasonInfo(new Date(2027, 5 /* Jun */, 8))).toMatchObject({
      title: 'Summer',
      birthstone: 'Pearl',
      flowers: ['Rose', 'Honeysuckle'],
    });
  });

  it.each([getSeason, getBirthMonth, getBirthMonthPictures, getSeasonInfo])(
    'refuses a date that holds no time',
    (describe) => {
      expect(() => describe(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
    },
  );
});

describe('getStarSign', () => {
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

  it.each(Object.values(starSigns))(
    '$name: its dates say where it starts and where the next sign takes over',
    ({ name, dates }) => {
      const [first = '', last = ''] = dates.split(' to ');
      const months = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric' });
      const days = Array.from({ length: 366 }, (_, index) => addDays(new Date(2028, 0, 1), index));
      const ofSign = days.filter((day) => getStarSign(day).name === name).map((day) => months.format(day));
      const indexOf = (text: string) => days.map((day) => months.format(day)).indexOf(text);
      expect(ofSign).toContain(first);
      expect(ofSign).toContain(last);
      expect(ofSign).not.toContain(months.format(addDays(new Date(2028, 0, 1), indexOf(first) - 1)));
      expect(ofSign).not.toContain(months.format(addDays(new Date(2028, 0, 1), indexOf(last) + 1)));
    },
  );

  it('refuses a date that holds no time', () => {
    expect(() => getStarSign(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
  });
});
