import type { StoredKey } from '@/data/stored-values';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import { emptyLog } from '@/lib/contractions/contractions-state';
import { mergeLogs } from '@/lib/contractions/merge-logs';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { COPY_NAME } from './contraction-copy-name';
import { readStored, writeStored } from './storage';

/** Holds one text, the same as `localStorage`. */
const STORE = 'log';
const RECORD = 'latest';

const LOG_KEY: StoredKey = 'contractions';

/**
 * Keeps a second copy of the contractions in IndexedDB, whose strict transactions are on the disk when they end. Browsers
 * write `localStorage` some seconds late: what they are killed before is lost there, and comes back from the copy.
 *
 * Of two texts the one with more revisions is the later one, as every change builds on the text before. Only what a
 * visitor did before the copy was first read has to be merged with it (`mergeLogs`).
 * @param base on the first call of a page, what `localStorage` held when the page started; undefined on later ones
 * @returns Settles when the copy is on the disk.
 * @throws where the browser has no IndexedDB or refuses it
 */
export async function syncCopy(base?: ContractionLog): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      const store = transaction.objectStore(STORE);
      const reading = store.get(RECORD);
      // All in one task: no other tab can change the copy in between.
      reading.onsuccess = () => {
        const copy = parseContractionLog(typeof reading.result === 'string' ? reading.result : null);
        if (base) restore(base, copy);
        const text = readStored(LOG_KEY);
        const isNewer = (parseContractionLog(text).revision ?? 0) > (copy.revision ?? 0);
        if (text !== null && isNewer) store.put(text, RECORD);
      };
    });
  } finally {
    // A connection that stays open would keep 'Forget everything' waiting.
    database.close();
  }
}

function restore(base: ContractionLog, copy: ContractionLog): void {
  if ((copy.revision ?? 0) <= (base.revision ?? 0)) return;
  // What has no revision was written by the first version of the site, so what both come from is not known.
  const known = base.revision === undefined ? emptyLog : base;
  const merged = mergeLogs(known, parseContractionLog(readStored(LOG_KEY)), copy);
  writeStored(LOG_KEY, serializeContractionLog(merged));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(COPY_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
