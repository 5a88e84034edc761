import { useSyncExternalStore } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { readStored, subscribeToStorage } from './storage';

/** Whether something stands under a key, read or not: a sign to load what reads it. False until the page has mounted. */
export function useIsStored(key: StoredKey): boolean {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStored(key) !== null,
    () => false,
  );
}
