import { useEffect, useState } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { isInstalled } from '@/lib/browser/platform';
import { readStored, writeStored } from '@/lib/browser/storage';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import * as words from '@/words/my-week/home-screen-hint';

const KEY: StoredKey = 'homeScreenHint';
/** What is stored before the day on which the hint was shown; the day of the first visit stands by itself. */
const SHOWN = 'shown ';

/**
 * Tells that the site can stand on the home screen: on the first visit of a later day than the first one, for the whole of
 * that day. Never where it stands there already, and not on wide screens, whose browsers mostly have no such thing.
 */
export function HomeScreenHint({ today }: { today: Date }) {
  const day = formatCalendarDate(today);
  const [stored] = useState(() => readStored(KEY));
  const isDue = stored === `${SHOWN}${day}` || (stored !== day && parseCalendarDate(stored ?? '') !== undefined);
  useEffect(() => {
    if (stored === null) writeStored(KEY, day);
    else if (isDue) writeStored(KEY, `${SHOWN}${day}`);
  }, [stored, isDue, day]);
  if (!isDue || isInstalled()) return null;
  return (
    <p className="text-ink-soft text-sm lg:hidden">
      <strong>{words.title}</strong> {words.how}
    </p>
  );
}
