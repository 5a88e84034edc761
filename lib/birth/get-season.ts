import type { Season } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';

/**
 * The season of a day by its month: December to February winter, March to May spring, June to August summer, otherwise
 * fall (specification, section 9). Not the astronomical season.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getSeason(date: Date): Season {
  assertValidDate(date);
  const month = date.getMonth() + 1;
  if (month === 12 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}
