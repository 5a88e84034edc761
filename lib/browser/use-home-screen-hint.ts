import { useEffect, useState } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { isInstalled } from './platform';
import { readStored, writeStored } from './storage';

const KEY: StoredKey = 'homeScreenHint';
const VERSION = 1;

/**
 * Whether to tell that the site can stand on the home screen: on the first visit of a later day than the first one, for
 * the whole of that day. Never where it stands there already. Stores both days. Only for what renders after mount.
 */
export function useHomeScreenHint(today: Date): boolean {
  const day = formatCalendarDate(today);
  const [stored] = useState(() => readStored(KEY));
  const { firstVisit, shownOn } = parseHintDays(stored);
  const isDue = shownOn === undefined ? firstVisit !== undefined && firstVisit !== day : shownOn === day;
  useEffect(() => {
    if (stored === null) writeStored(KEY, JSON.stringify({ version: VERSION, firstVisit: day }));
    else if (isDue) writeStored(KEY, JSON.stringify({ version: VERSION, firstVisit, shownOn: day }));
  }, [stored, isDue, firstVisit, day]);
  return isDue && !isInstalled();
}

/**
 * Reads what was stored, yyyy-MM-dd. Nothing of a text that was stored by an earlier version, after the hint, or is
 * damaged: then the hint stays away. Never throws.
 */
export function parseHintDays(text: string | null): { firstVisit?: unknown; shownOn?: unknown } {
  const value = parseJson(text ?? '');
  return isRecord(value) && value.version === VERSION ? value : {};
}
