import { useSyncExternalStore } from 'react';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { readStored, subscribeToStorage } from './storage';

const readBirth = () => readStored('birth');

/**
 * The day of the birth that the visitor entered, local midnight; undefined where there is none and until the page has
 * mounted. All that the timer needs of use-birth.ts, which is too large for its page.
 */
export function useBirthday(): Date | undefined {
  const value = parseJson(useSyncExternalStore(subscribeToStorage, readBirth, () => null) ?? '');
  return isRecord(value) ? parseCalendarDate(String(value.birthday)) : undefined;
}
