import { birthMonths } from '@/data/birth/birth-months';
import type { BirthMonth, Month } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';

/**
 * Birthstone and birth flowers of the month in which a day falls.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getBirthMonth(date: Date): BirthMonth {
  assertValidDate(date);
  return birthMonths[(date.getMonth() + 1) as Month];
}
