import { useSyncExternalStore } from 'react';
import { parseStoredPregnancy, type StoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { isStorageWorking, readStored, removeStored, writeStored } from './storage';

const KEY = 'pregnancy';

/** What the browser knows of the visitor's pregnancy. Unknown until the page has mounted. */
export type KnownPregnancy =
  | { status: 'unknown' }
  | {
      status: 'known';
      pregnancy: StoredPregnancy | undefined;
      /** False when the browser keeps nothing: the due date is gone when the page is left. */
      isKept: boolean;
    };

const unknown: KnownPregnancy = { status: 'unknown' };
const listeners = new Set<() => void>();
let snapshot: { text: string | null; isKept: boolean; value: KnownPregnancy } | undefined;

/** The visitor's pregnancy, shared by all widgets and tabs. Stays unknown in the exported HTML. */
export function usePregnancy(): KnownPregnancy {
  return useSyncExternalStore(subscribe, getSnapshot, () => unknown);
}

export function storePregnancy(pregnancy: StoredPregnancy): void {
  writeStored(KEY, serializeStoredPregnancy(pregnancy));
  notify();
}

export function forgetPregnancy(): void {
  removeStored(KEY);
  notify();
}

function getSnapshot(): KnownPregnancy {
  const text = readStored(KEY);
  const isKept = isStorageWorking();
  if (!snapshot || snapshot.text !== text || snapshot.isKept !== isKept) {
    snapshot = { text, isKept, value: { status: 'known', pregnancy: parseStoredPregnancy(text), isKept } };
  }
  return snapshot.value;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
