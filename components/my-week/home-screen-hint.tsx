import { useEffect, useState } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { isInstalled } from '@/lib/browser/platform';
import { readStored, writeStored } from '@/lib/browser/storage';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import * as words from '@/words/my-week/home-screen-hint';

const KEY: StoredKey = 'homeScreenHint';
const VERSION = 1;

/**
 * Tells that the site can stand on the home screen: on the first visit of a later day than the first one, for the whole of
 * that day. Never where it stands there already, and not on wide screens, whose browsers mostly have no such thing.
 */
export function HomeScreenHint({ today }: { today: Date }) {
  const day = formatCalendarDate(today);
  const [stored] = useState(() => readStored(KEY));
  const { firstVisit, shownOn } = readDays(stored);
  const isDue = shownOn === undefined ? firstVisit !== undefined && firstVisit !== day : shownOn === day;
  useEffect(() => {
    if (stored === null) writeStored(KEY, JSON.stringify({ version: VERSION, firstVisit: day }));
    else if (isDue) writeStored(KEY, JSON.stringify({ version: VERSION, firstVisit, shownOn: day }));
  }, [stored, isDue, firstVisit, day]);
  if (!isDue || isInstalled()) return null;
  return (
    <p className="text-ink-soft text-sm lg:hidden">
      <strong>{words.title}</strong> {words.how}
    </p>
  );
}

/** Nothing of a text that was stored by an earlier version, after the hint, or is damaged: then the hint stays away. */
function readDays(stored: string | null): { firstVisit?: unknown; shownOn?: unknown } {
  const value = parseJson(stored ?? '');
  return isRecord(value) && value.version === VERSION ? value : {};
}
