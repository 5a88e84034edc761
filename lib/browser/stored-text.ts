import { type StoredKey, storedKeys } from '@/data/stored-values';
import { askToKeep } from './persistence';
import { STORED_CHANGE } from './stored-change';

/**
 * `localStorage` that never throws. Where the browser refuses it (private mode, blocked, full), values live in memory
 * until the page is left, and `isStorageWorking` says so.
 */
const memory = new Map<string, string>();

const listeners = new Set<() => void>();

let working = true;

/**
 * Calls back after every change of a stored value: by a widget of this tab, by another tab, or while the page was
 * frozen (asleep, or in the back/forward cache), when it got no events.
 * @returns Ends it.
 */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
  window.dispatchEvent(new CustomEvent(STORED_CHANGE, { detail: readStored }));
}

/** What is stored under a key, or held in memory where the browser refused to store it; null for nothing. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    working = false;
    return memory.get(key) ?? null;
  }
}

/**
 * Stores a text under a key. Where the browser refuses, holds it in memory and removes the old value from the browser.
 * The first thing that the visitor gives is also the moment to ask the browser to keep it.
 */
export function writeStored(key: string, value: string): void {
  const isFirst = isFirstOfVisitor(key);
  // A full storage may have space once the old value is removed.
  working = tryToStore(key, value) || (forgetOldValue(key) && tryToStore(key, value));
  if (working) memory.delete(key);
  else memory.set(key, value);
  notify();
  if (isFirst && working) void askToKeep();
}

/** Stored without the visitor having given anything: some browsers would ask about it out of the blue. */
const unasked: readonly string[] = ['homeScreenHint', 'earlyTaps'] satisfies StoredKey[];

function isFirstOfVisitor(key: string): boolean {
  return !unasked.includes(key) && storedKeys.every((other) => unasked.includes(other) || readStored(other) === null);
}

function tryToStore(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns False where the browser refused: what an earlier visit stored may still be there. */
export function removeStored(key: string): boolean {
  memory.delete(key);
  const isRemoved = forgetOldValue(key);
  if (!isRemoved) working = false;
  notify();
  return isRemoved;
}

/** Removes the old value: one that could not be replaced must not come back on the next visit. */
function forgetOldValue(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Whether the last attempt to use the browser's storage went well. */
export function isStorageWorking(): boolean {
  return working;
}
