import { useSyncExternalStore } from 'react';
import type { StoredKey } from '@/data/stored-values';
import { joinBackup } from '@/lib/contractions/join-logs';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { BACKUP_NAME } from './contractions-backup-name';
import { readStored, subscribeToStorage, writeStored } from './storage';

/** Holds one text, the same as `localStorage`. */
const STORE = 'log';
const RECORD = 'latest';

const LOG_KEY: StoredKey = 'contractions';

/** The timer starts after this time (ms) also where the browser has not answered. Our own choice: it takes some ms. */
const LONGEST_READ_MS = 1_000;

let state: 'idle' | 'reading' | 'read' | 'not-read' = 'idle';

const listeners = new Set<() => void>();

function setState(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the backup has been read, or cannot be: from then on the timer may start. False in the exported HTML. */
export function useIsBackupSettled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state === 'read' || state === 'not-read',
    () => false,
  );
}

/** Whether the stored log has been joined with its backup. What is changed before that may have a later form there. */
export const isBackupRead = () => state === 'read';

/**
 * Reads the backup of the contractions and writes it after each change, until the page is left. May be called again,
 * which does nothing.
 *
 * The backup is in IndexedDB, whose strict transactions are on the disk when they end. Browsers write `localStorage` some
 * seconds late: what they are killed before is lost there, and comes back from the backup. Where the browser has no
 * IndexedDB, refuses it or cannot read it, there is only what `localStorage` holds.
 */
export function startBackup(): void {
  if (state !== 'idle') return;
  state = 'reading';
  let stored = readStored(LOG_KEY);
  sync();
  setTimeout(giveUp, LONGEST_READ_MS);
  subscribeToStorage(() => {
    const text = readStored(LOG_KEY);
    // What was erased leaves nothing to back up, and a database would be there again.
    if (text !== stored && text !== null) sync();
    stored = text;
  });
}

/** Joins the stored log with its backup, if that was not done yet, before something else may replace the log. */
export function settleBackup(): Promise<void> {
  startBackup();
  return new Promise((resolve) => {
    const check = () => {
      if (state !== 'read' && state !== 'not-read') return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
    check();
  });
}

function giveUp(): void {
  if (state === 'reading') setState('not-read');
}

function sync(): void {
  try {
    const opening = window.indexedDB.open(BACKUP_NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE);
      // There was no backup: the timer need not wait until the disk holds the new database.
      setState('read');
    };
    opening.onsuccess = () => syncWith(opening.result);
    opening.onerror = giveUp;
  } catch {
    giveUp();
  }
}

/** All in one transaction: no other tab can change the backup between reading and writing. */
function syncWith(database: IDBDatabase): void {
  try {
    const store = database.transaction(STORE, 'readwrite', { durability: 'strict' }).objectStore(STORE);
    const reading = store.get(RECORD);
    reading.onerror = giveUp;
    reading.onsuccess = () => {
      const backup = parseContractionLog(typeof reading.result === 'string' ? reading.result : null);
      const own = parseContractionLog(readStored(LOG_KEY));
      const log = joinBackup(own, backup);
      if (log !== own) writeStored(LOG_KEY, serializeContractionLog(log));
      const text = readStored(LOG_KEY);
      if (text !== null && (log.revision ?? 0) > (backup.revision ?? 0)) store.put(text, RECORD);
      setState('read');
    };
  } catch {
    giveUp();
  } finally {
    // Once the transaction has ended. A connection that stays open would keep 'Forget everything' waiting.
    database.close();
  }
}
