import { useSyncExternalStore } from 'react';
import type { TravelKey } from '@/data/take-along';
import { type Arrival, listChanges, readTexts } from '@/lib/take-along/changes';
import { parts } from '@/lib/take-along/parts';
import { type TravelTexts, travelKeys } from '@/lib/take-along/travel';
import { settleBackup } from './contractions-backup';
import { readStored, removeStored, subscribeToStorage, writeStored } from './storage';
import { removeBackup } from './stored-keys';

let snapshot: { stored: string; texts: TravelTexts } | undefined;

function getTexts(): TravelTexts {
  const stored = JSON.stringify(travelKeys.map((key) => readStored(key)));
  if (snapshot?.stored !== stored) snapshot = { stored, texts: readTexts(readStored) };
  return snapshot.texts;
}

/** All that is stored of the visitor and can be taken along; undefined until the page has mounted. */
export function useTravelTexts(): TravelTexts | undefined {
  return useSyncExternalStore<TravelTexts | undefined>(subscribeToStorage, getTexts, () => undefined);
}

/**
 * Stores what was brought along, for every widget and tab.
 * @returns Brings back what was stored before.
 */
export async function bringHere(taken: TravelTexts, arrival: Arrival): Promise<() => Promise<void>> {
  if (taken.contractions !== undefined) await settleBackup();
  const changes = Object.entries(listChanges(getTexts(), taken, arrival)) as [TravelKey, string | null][];
  const before = changes.map(([key]) => [key, readStored(key)] as const);
  for (const [key, text] of changes) put(key, text);
  return async () => {
    for (const [key, text] of before) await putBack(key, text);
  };
}

function put(key: TravelKey, text: string | null): void {
  if (text === null) removeStored(key);
  else writeStored(key, text);
}

async function putBack(key: TravelKey, text: string | null): Promise<void> {
  const now = readStored(key);
  if (key === 'contractions' && text !== null && now !== null)
    return put(key, parts.contractions.replace(now, parts.contractions.tidy(text) ?? text));
  put(key, text);
  // Nothing had been timed here: the backup has only what was brought.
  if (key === 'contractions' && text === null) await removeBackup();
}
