import { seasons } from '@/data/birth/seasons';
import type { BirthMonth, SeasonText } from '@/data/birth/types';
import { getBirthMonth } from './get-birth-month';
import { getSeason } from './get-season';

/** What the month of birth brings: season, tips and activities, birthstone and flowers. */
export type SeasonInfo = SeasonText & BirthMonth;

/**
 * Everything about the season and the month in which a baby is due.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getSeasonInfo(dueDate: Date): SeasonInfo {
  return { ...seasons[getSeason(dueDate)], ...getBirthMonth(dueDate) };
}
