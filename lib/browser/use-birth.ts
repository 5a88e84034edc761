import { useMemo } from 'react';
import { isInFirstYear } from '@/lib/birth/baby-age';
import { parseStoredBirth, type StoredBirth, serializeStoredBirth } from '@/lib/birth/stored-birth';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { createStoredValue, type KnownValue } from './storage';
import { forgetPregnancy, readPregnancy, storePregnancy } from './use-pregnancy';
import { forgetWhereNow } from './use-where-now';

const storedBirth = createStoredValue('birth', parseStoredBirth, serializeStoredBirth);

/** A birth with its day and the due date that there was. */
export interface KnownBirth {
  birthday: Date;
  dueDate: Date | undefined;
}

/** The birth that the visitor entered, shared by all widgets and tabs; no value where there is none. */
export function useBirth(): KnownValue<KnownBirth | undefined> {
  const known = storedBirth.useValue();
  const stored = known.status === 'known' ? known.value : undefined;
  const birth = useMemo(() => readDates(stored), [stored]);
  return known.status === 'known' ? { ...known, value: birth } : known;
}

function readDates(stored: StoredBirth | undefined): KnownBirth | undefined {
  const birthday = parseCalendarDate(stored?.birthday ?? '');
  return birthday && { birthday, dueDate: parseCalendarDate(stored?.pregnancy?.dueDate ?? '') };
}

/** The birth, while the baby's weeks are counted: for a year. Undefined until the page has mounted. */
export function useCountedBirth(today: Date | undefined): KnownBirth | undefined {
  const known = useBirth();
  const birth = known.status === 'known' ? known.value : undefined;
  return today && isInFirstYear(birth?.birthday, today) ? birth : undefined;
}

/**
 * Stores a birthday (yyyy-MM-dd) in the place of the pregnancy: every countdown of the site ends. Where they are is asked
 * anew: who gave birth away from Nunavut soon flies home, where 911 does not answer.
 */
export function storeBirth(birthday: string): void {
  const pregnancy = readPregnancy();
  storedBirth.store(pregnancy ? { birthday, pregnancy } : { birthday });
  forgetPregnancy();
  forgetWhereNow();
}

/** Takes a birth back: the pregnancy is counted again, unless another one was entered meanwhile. */
export function undoBirth(): void {
  const pregnancy = storedBirth.read()?.pregnancy;
  if (pregnancy && !readPregnancy()) storePregnancy(pregnancy);
  storedBirth.forget();
}
