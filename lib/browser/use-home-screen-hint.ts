import { useEffect, useState } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { isSafari } from './device';
import { isInstalled } from './platform';
import { readStored, writeStored } from './storage';

const KEY: StoredKey = 'homeScreenHint';
const VERSION = 1;

/**
 * What to tell of the home screen: that the site can stand there, on the first visit of a later day than the first one;
 * in Safari, which deletes what sites store, the reason for it on the first one. Either for the whole of that day. Never
 * where the site stands there already. Stores both days. Only for what renders after mount.
 */
export function useHomeScreenHint(today: Date): 'hint' | 'reason' | undefined {
  const day = formatCalendarDate(today);
  const [stored] = useState(() => readStored(KEY));
  const { firstVisit, shownOn } = parseHintDays(stored);
  const hasReason = isSafari();
  const isFirstTime = hasReason
    ? stored === null || firstVisit !== undefined
    : firstVisit !== undefined && firstVisit !== day;
  const isDue = shownOn === undefined ? isFirstTime : shownOn === day;
  useEffect(() => {
    const days = { version: VERSION, firstVisit: firstVisit ?? day };
    if (isDue) writeStored(KEY, JSON.stringify({ ...days, shownOn: day }));
    else if (stored === null) writeStored(KEY, JSON.stringify(days));
  }, [stored, isDue, firstVisit, day]);
  if (!isDue || isInstalled()) return undefined;
  return hasReason ? 'reason' : 'hint';
}

/**
 * Reads what was stored, yyyy-MM-dd. Nothing of a text that was stored by an earlier version, after the hint, or is
 * damaged: then the hint stays away. Never throws.
 */
export function parseHintDays(text: string | null): { firstVisit?: unknown; shownOn?: unknown } {
  const value = parseJson(text ?? '');
  return isRecord(value) && value.version === VERSION ? value : {};
}
