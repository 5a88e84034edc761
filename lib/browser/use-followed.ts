import { useMemo } from 'react';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { parseStoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { createStoredValue } from './storage';

const storedDate = createStoredValue('followed', parseStoredPregnancy, serializeStoredPregnancy);

export const storeFollowed = storedDate.store;
export const forgetFollowed = storedDate.forget;

/**
 * The due date of somebody else's baby that the visitor follows; undefined where there is none and until the page has
 * mounted. The same `Date` as long as it is the same day.
 */
export function useFollowedDueDate(): Date | undefined {
  const known = storedDate.useValue();
  const dueDate = known.status === 'known' ? known.value?.dueDate : undefined;
  return useMemo(() => parseCalendarDate(dueDate ?? ''), [dueDate]);
}
