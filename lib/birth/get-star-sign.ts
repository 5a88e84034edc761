import { starSigns } from '@/data/birth/star-signs';
import type { StarSign } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/assert-valid-date';

const CAPRICORN = 11;

/**
 * The star sign of a day by its standard dates. January 1 to 19 still belongs to Capricorn, which starts in December.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getStarSign(date: Date): StarSign {
  assertValidDate(date);
  const month = date.getMonth() + 1;
  const day = date.getDate();
  const started = starSigns.findLast(
    ({ startMonth, startDay }) => startMonth < month || (startMonth === month && startDay <= day),
  );
  return started ?? starSigns[CAPRICORN];
}
