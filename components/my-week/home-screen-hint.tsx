import { useEffect, useState } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { isInstalled } from '@/lib/browser/platform';
import { readStored, writeStored } from '@/lib/browser/storage';
import * as words from '@/words/my-week/home-screen-hint';

const KEY: StoredKey = 'homeScreenHint';

/** Tells once, on a second visit, that the site can stand on the home screen; never where it does already. */
export function HomeScreenHint() {
  const [isShown] = useState(() => readStored(KEY) === null && !isInstalled());
  useEffect(() => {
    if (isShown) writeStored(KEY, 'true');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p className="text-ink-soft text-sm">
      <strong>{words.title}</strong> {words.how}
    </p>
  );
}
