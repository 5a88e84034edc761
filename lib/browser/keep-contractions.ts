import { SCREEN_AWAKE_SECONDS } from '@/data/labour-rules';
import type { StoredKey } from '@/data/stored-values';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import { emptyLog } from '@/lib/contractions/contractions-state';
import { beganApart, joinLostLog, mergeLogs } from '@/lib/contractions/merge-logs';
import { moveStart } from '@/lib/contractions/move-start';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { COPY_NAME } from './contraction-copy-name';
import { keepAwake } from './keep-awake';
import { measureAcrossSetBack } from './steady-clock';
import { readStored, subscribeToStorage, writeStored } from './storage';

/** Holds one text, the same as `localStorage`. */
const STORE = 'log';
const RECORD = 'latest';

const LOG_KEY: StoredKey = 'contractions';

const CHECK_MS = 1_000;

let isKeeping = false;

/**
 * What the timer needs only once it works, until the page is left: it goes on while another view is shown. May be called
 * again, which does nothing.
 *
 * - A second copy of the contractions in IndexedDB, whose strict transactions are on the disk when they end. Browsers
 *   write `localStorage` some seconds late: what they are killed before is lost there, and comes back from the copy.
 * - A running contraction keeps its length when the device's clock is set back.
 * - The screen stays awake during a contraction, for its first minutes.
 * @param base what `localStorage` held when the page started
 */
export function keepContractions(base: ContractionLog): void {
  if (isKeeping) return;
  isKeeping = true;

  let kept = readStored(LOG_KEY);
  sync(base);
  subscribeToStorage(() => {
    const text = readStored(LOG_KEY);
    // What was erased leaves nothing to copy, and a database would be there again.
    if (text !== kept && text !== null) sync();
    kept = text;
    checkScreen();
  });

  const check = () => {
    checkClock();
    checkScreen();
  };
  check();
  setInterval(check, CHECK_MS);
  // Before a tap or a key stops the contraction.
  for (const type of ['click', 'keydown', 'keyup']) document.addEventListener(type, checkClock, true);
}

function checkClock(): void {
  const log = readLog();
  const elapsed = log.active && measureAcrossSetBack(log.active.startTime);
  if (elapsed === undefined) return;
  const moved = moveStart(log, Date.now(), elapsed);
  writeLog({ ...moved, revision: (log.revision ?? 0) + 1 });
}

let letSleep: (() => void) | undefined;

function checkScreen(): void {
  const { active } = readLog();
  if (active && Date.now() - active.startTime < SCREEN_AWAKE_SECONDS * 1_000) letSleep ??= keepAwake();
  else {
    letSleep?.();
    letSleep = undefined;
  }
}

const readLog = () => parseContractionLog(readStored(LOG_KEY));

const writeLog = (log: ContractionLog) => writeStored(LOG_KEY, serializeContractionLog(log));

/** Where the browser has no IndexedDB, refuses it or cannot read it, there is only what `localStorage` keeps. */
function sync(base?: ContractionLog): void {
  syncCopy(base).catch(() => {});
}

/**
 * Of the two texts the one with more revisions is the later one, as every change builds on the text before. Only what a
 * visitor did before the copy was first read has to be merged with it (`mergeLogs`). But a log that began anew after the
 * browser had cleared `localStorage` alone is no later form of the copy: the two are joined at once (`joinLostLog`).
 * @param base on the first call of a page, what `localStorage` held when the page started; undefined on later ones
 */
async function syncCopy(base?: ContractionLog): Promise<void> {
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
        if (beganApart(readLog(), copy)) writeLog(joinLostLog(readLog(), copy));
        else if (base) restore(base, copy);
        const text = readStored(LOG_KEY);
        const isNewer = (readLog().revision ?? 0) > (copy.revision ?? 0);
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
  writeLog(mergeLogs(known, readLog(), copy));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(COPY_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
