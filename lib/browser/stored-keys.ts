import { useSyncExternalStore } from 'react';
import { type StoredKey, storedKeys } from '@/data/stored-values';
import { readStored, removeStored, subscribeToStorage } from './storage';

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
export function eraseStoredValues(): Erasure {
  const erased = getStoredKeys();
  const removals = storedKeys.map((key) => removeStored(key));
  return { erased, isAllowed: removals.every((isRemoved) => isRemoved) };
}
