/** @jest-environment node */
import { getCanadianAnimal } from './get-canadian-animal';

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
