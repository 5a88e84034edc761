import { useSyncExternalStore } from 'react';
import { type StoredKey, storedKeys } from '@/data/stored-values';
import { BACKUP_NAME } from './contractions-backup-name';
import { readStored, removeStored, subscribeToStorage } from './storage';

/** After this time (ms) a backup that is not erased yet counts as refused. Our own choice: it takes some milliseconds. */
const LONGEST_ERASURE_MS = 3_000;

let snapshot: StoredKey[] = [];

/** The keys of what is stored right now, in the order of their list; undefined until the page has mounted. */
export function useStoredKeys(): StoredKey[] | undefined {
  return useSyncExternalStore(subscribeToStorage, getStoredKeys, () => undefined);
}

function getStoredKeys(): StoredKey[] {
  const keys = storedKeys.filter((key) => readStored(key) !== null);
  if (keys.join() !== snapshot.join()) snapshot = keys;
  return snapshot;
}

interface Erasure {
  /** What was stored before. */
  erased: StoredKey[];
  /** False where the browser lets the site neither store nor remove anything. */
  isAllowed: boolean;
}

/**
 * Removes all that the site stores of the visitor, for every widget and tab. Only the site's own keys, as other sites
 * may share the origin; pages kept for offline use hold nothing of the visitor and stay.
 */
export async function eraseStoredValues(): Promise<Erasure> {
  const erased = getStoredKeys();
  const removals = storedKeys.map((key) => removeStored(key));
  const isBackupRemoved = await removeBackup();
  // A tab that was just starting may have brought the contractions back from the backup.
  removeStored('contractions');
  return { erased, isAllowed: isBackupRemoved && removals.every((isRemoved) => isRemoved) };
}

/** Removes the backup of the contractions. @returns False where it may still be there. */
export function removeBackup(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.deleteDatabase(BACKUP_NAME);
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
      setTimeout(resolve, LONGEST_ERASURE_MS, false);
    } catch {
      // Without IndexedDB there is no backup.
      resolve(true);
    }
  });
}
