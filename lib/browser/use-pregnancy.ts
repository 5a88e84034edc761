import { useMemo } from 'react';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { parseStoredPregnancy, type StoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { createStoredValue, type KnownValue } from './storage';

export type KnownPregnancy = KnownValue<StoredPregnancy | undefined>;

const storedPregnancy = createStoredValue('pregnancy', parseStoredPregnancy, serializeStoredPregnancy);

/** The visitor's pregnancy, shared by all widgets and tabs; no value where none was entered. */
export const usePregnancy = storedPregnancy.useValue;
export const readPregnancy = storedPregnancy.read;
export const storePregnancy = storedPregnancy.store;
export const forgetPregnancy = storedPregnancy.forget;

/**
 * The visitor's own due date as it is stored, which may be long past; undefined where there is none and until the page
 * has mounted. The same `Date` as long as it is the same day.
 */
export function useDueDate(): Date | undefined {
  const known = usePregnancy();
  const dueDate = known.status === 'known' ? known.value?.dueDate : undefined;
  return useMemo(() => parseCalendarDate(dueDate ?? ''), [dueDate]);
}
