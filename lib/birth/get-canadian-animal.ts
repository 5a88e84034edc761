import { canadianAnimals } from '@/data/birth/canadian-animals';
import type { CanadianAnimal } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';

type YearOfTwelve = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/**
 * The Canadian animal of a year: twelve take turns, by the year modulo 12.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getCanadianAnimal(date: Date): CanadianAnimal {
  assertValidDate(date);
  return canadianAnimals[(date.getFullYear() % canadianAnimals.length) as YearOfTwelve];
}
