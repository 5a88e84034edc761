/** @jest-environment node */
import { getBirthMonth } from './get-birth-month';
import { getSeason } from './get-season';
import { getSeasonInfo } from './get-season-info';

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

it('brings season, stone and flowers of a due month together', () => {
  expect(getSeasonInfo(new Date(2027, 5 /* Jun */, 8))).toMatchObject({
    title: 'Summer',
    birthstone: 'Pearl',
    flowers: ['Rose', 'Honeysuckle'],
  });
});

it.each([getSeason, getBirthMonth, getSeasonInfo])('refuses a date that holds no time', (describe) => {
  expect(() => describe(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
});
