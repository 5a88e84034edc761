import { useSyncExternalStore } from 'react';
import { type StoredKey, storedKeys } from '@/data/stored-values';
import { COPY_NAME } from './contraction-copy-name';
import { readStored, removeStored, subscribeToStorage } from './storage';

/** After this time (ms) a copy that is not erased yet counts as refused. Our own choice: it takes some milliseconds. */
const LONGEST_ERASURE_MS = 3_000;

let snapshot: StoredKey[] = [];

/** The keys of what is kept right now, in the order of their list; undefined until the page has mounted. */
export function useStoredKeys(): StoredKey[] | undefined {
  return useSyncExternalStore(subscribeToStorage, getStoredKeys, () => undefined);
}

function getStoredKeys(): StoredKey[] {
  const keys = storedKeys.filter((key) => readStored(key) !== null);
  if (keys.join() !== snapshot.join()) snapshot = keys;
  return snapshot;
}

interface Erasure {
  /** What was kept before. */
  erased: StoredKey[];
  /** False where the browser lets the site neither keep nor remove anything. */
  isAllowed: boolean;
}

/**
 * Removes all that the site stores of the visitor, for every widget and tab. Only the site's own keys, as other sites
 * may share the origin; pages kept for offline use hold nothing of the visitor and stay.
 */
export async function eraseStoredValues(): Promise<Erasure> {
  const erased = getStoredKeys();
  const removals = storedKeys.map((key) => removeStored(key));
  const isCopyRemoved = await removeCopy();
  // A tab that was just starting may have brought the contractions back from the copy.
  removeStored('contractions');
  return { erased, isAllowed: isCopyRemoved && removals.every((isRemoved) => isRemoved) };
}

/** Removes the copy of the contractions. @returns False where it may still be there. */
function removeCopy(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.deleteDatabase(COPY_NAME);
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
      setTimeout(resolve, LONGEST_ERASURE_MS, false);
    } catch {
      // Without IndexedDB there is no copy.
      resolve(true);
    }
  });
}
