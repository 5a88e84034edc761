/**
 * `localStorage` that never throws. Where the browser refuses it (private mode, blocked, full), values live in memory
 * until the page is left, and `isStorageWorking` says so.
 */
const memory = new Map<string, string>();
let working = true;

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    working = false;
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
    working = true;
  } catch {
    memory.set(key, value);
    forgetOldValue(key);
    working = false;
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  if (!forgetOldValue(key)) working = false;
}

/** A value that could not be replaced must not come back on the next visit. */
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
