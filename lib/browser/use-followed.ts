import { useMemo } from 'react';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import {
  parseStoredDueDate,
  parseStoredPregnancy,
  type StoredPregnancy,
  serializeStoredPregnancy,
} from '@/lib/pregnancy/stored-pregnancy';
import { createStoredValue, readStored, removeStored } from './storage';

const storedDate = createStoredValue('followed', parseStoredPregnancy, serializeStoredPregnancy);

/** Stores the due date that is followed. What was copied of another baby goes with its date. */
export function storeFollowed(followed: StoredPregnancy): void {
  const copied = parseStoredDueDate(readStored('followedCopy'));
  if (copied?.getTime() !== parseCalendarDate(followed.dueDate)?.getTime()) removeStored('followedCopy');
  storedDate.store(followed);
}

/** Forgets the due date that is followed, and what was copied with it. */
export function forgetFollowed(): void {
  removeStored('followedCopy');
  storedDate.forget();
}

/**
 * The due date of somebody else's baby that the visitor follows; undefined where there is none and until the page has
 * mounted. The same `Date` as long as it is the same day.
 */
export function useFollowedDueDate(): Date | undefined {
  const known = storedDate.useValue();
  const dueDate = known.status === 'known' ? known.value?.dueDate : undefined;
  return useMemo(() => parseCalendarDate(dueDate ?? ''), [dueDate]);
}
