import { useSyncExternalStore } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { isStorageWorking, readStored, removeStored, subscribeToStorage, writeStored } from './stored-text';

export { isStorageWorking, readStored, removeStored, subscribeToStorage, writeStored };

/** What the browser knows of one stored value. Unknown until the page has mounted. */
export type KnownValue<Value> =
  | { status: 'unknown' }
  | {
      status: 'known';
      value: Value;
      /** False where the browser stores nothing: the value is gone when the page is left. */
      isStored: boolean;
    };

export interface StoredValue<Value, Storable extends Value = Value> {
  /** The value, shared by all widgets and tabs. Stays unknown in the exported HTML. */
  useValue: () => KnownValue<Value>;
  /** What is stored at this moment. For event handlers: the rendered value may be out of date. */
  read: () => Value;
  /** Whether something is stored at this moment, readable or not. */
  isThere: () => boolean;
  store: (value: Storable) => void;
  forget: () => void;
  /**
   * Stores what becomes of the value that is stored at this moment, to which another tab may have written since the last
   * render. Undefined forgets it; the same value leaves it as it is.
   */
  change: (next: (value: Value) => Storable | undefined) => void;
}

/**
 * One value that stays in the visitor's browser under `key`.
 * @param parse must accept any text, also broken or of another program or version, and `null` for none; never throws
 */
export function createStoredValue<Value, Storable extends Value = Value>(
  key: StoredKey,
  parse: (text: string | null) => Value,
  serialize: (value: Storable) => string,
): StoredValue<Value, Storable> {
  const unknown: KnownValue<Value> = { status: 'unknown' };
  let snapshot: { text: string | null; isStored: boolean; known: KnownValue<Value> & { status: 'known' } } | undefined;

  function getSnapshot() {
    const text = readStored(key);
    const isStored = isStorageWorking();
    if (!snapshot || snapshot.text !== text || snapshot.isStored !== isStored) {
      // The same text stays the same object: forms are filled in again when a value is another one.
      const value = snapshot?.text === text ? snapshot.known.value : parse(text);
      snapshot = { text, isStored, known: { status: 'known', value, isStored } };
    }
    return snapshot.known;
  }

  const read = () => getSnapshot().value;
  const store = (value: Storable) => writeStored(key, serialize(value));
  const forget = () => void removeStored(key);

  return {
    useValue: () => useSyncExternalStore<KnownValue<Value>>(subscribeToStorage, getSnapshot, () => unknown),
    read,
    isThere: () => readStored(key) !== null,
    store,
    forget,
    change(next) {
      const before = read();
      const after = next(before);
      if (after === undefined) forget();
      else if (after !== before) store(after);
    },
  };
}
