import { useSyncExternalStore } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { isStorageWorking, readStored, removeStored, subscribeToStorage, writeStored } from './storage';

/** What the browser knows of one stored value. Unknown until the page has mounted. */
export type KnownValue<Value> =
  | { status: 'unknown' }
  | {
      status: 'known';
      value: Value;
      /** False when the browser keeps nothing: the value is gone when the page is left. */
      isKept: boolean;
    };

interface StoredValue<Value, Storable> {
  /** The value, shared by all widgets and tabs. Stays unknown in the exported HTML. */
  useValue: () => KnownValue<Value>;
  /** What is stored at this moment, for an event that must not build on what was rendered before. */
  read: () => Value;
  store: (value: Storable) => void;
  forget: () => void;
}

/**
 * One value that stays in the visitor's browser under `key`.
 * @param parse reads any text, also of an older version, broken or of somebody else, and `null` for none; never throws
 */
export function createStoredValue<Value, Storable extends Value = Value>(
  key: StoredKey,
  parse: (text: string | null) => Value,
  serialize: (value: Storable) => string,
): StoredValue<Value, Storable> {
  const unknown: KnownValue<Value> = { status: 'unknown' };
  let snapshot: { text: string | null; isKept: boolean; known: KnownValue<Value> & { status: 'known' } } | undefined;

  function getSnapshot() {
    const text = readStored(key);
    const isKept = isStorageWorking();
    if (!snapshot || snapshot.text !== text || snapshot.isKept !== isKept) {
      snapshot = { text, isKept, known: { status: 'known', value: parse(text), isKept } };
    }
    return snapshot.known;
  }

  return {
    useValue: () => useSyncExternalStore<KnownValue<Value>>(subscribeToStorage, getSnapshot, () => unknown),
    read: () => getSnapshot().value,
    store: (value) => writeStored(key, serialize(value)),
    forget: () => {
      removeStored(key);
    },
  };
}
