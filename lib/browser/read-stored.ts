import type { StoredKey } from '@/data/stored-values';

/**
 * What is stored under a key, for scripts without React; null for nothing, and where the browser refuses its storage.
 * Widgets read through lib/browser/storage, which also knows what could not be stored.
 */
export function readStoredText(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
