'use client';

import { asWidget } from '@/components/ui/widget-boundary';
import { storedKeys as allKeys } from '@/data/stored-values';
import { useStoredKeys } from '@/lib/browser/stored-keys';
import * as words from '@/words/privacy';
import { KeptForGood } from './kept-for-good';

/** All that the site may keep in the browser, and which of it is there right now. */
export const StoredNow = asWidget(function StoredNow() {
  const storedKeys = useStoredKeys();
  return (
    <div data-island="stored-now">
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-7">
        {allKeys.map((key) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-6 py-3 sm:flex-nowrap">
            <span>{words.storedValues[key]}</span>
            {/* A space that does not collapse keeps the line's height until the page has mounted. */}
            <span className="shrink-0 text-ink-soft">{storedKeys ? getState(storedKeys.includes(key)) : '\u00a0'}</span>
          </li>
        ))}
      </ul>
      <KeptForGood />
    </div>
  );
});

const getState = (isStored: boolean) => (isStored ? words.stored : words.notStored);
