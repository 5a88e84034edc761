import { spiritAnimals } from '@/data/birth/spirit-animals';
import type { SpiritAnimal } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';

type YearOfTwelve = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/**
 * The Canadian spirit animal of a year: twelve take turns, by the year modulo 12 (specification, section 9).
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getSpiritAnimal(date: Date): SpiritAnimal {
  assertValidDate(date);
  return spiritAnimals[(date.getFullYear() % spiritAnimals.length) as YearOfTwelve];
}
