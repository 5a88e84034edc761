import { SCREEN_AWAKE_SECONDS } from '@/data/labour-rules';
import type { StoredKey } from '@/data/stored-values';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import { moveStart } from '@/lib/contractions/move-start';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { isBackupRead } from './contractions-backup';
import { measureAcrossSetBack } from './steady-clock';
import { readStored, subscribeToStorage, writeStored } from './storage';
import { holdWakeLock } from './wake-lock';

const LOG_KEY: StoredKey = 'contractions';

const CHECK_MS = 1_000;

let isWatching = false;

/**
 * Watches over a running contraction until the page is left, also while another view is shown: its length stays right
 * when the device's clock is set back, and the screen stays on for its first minutes. May be called again, which does nothing.
 */
export function watchContraction(): void {
  if (isWatching) return;
  isWatching = true;
  const check = () => {
    checkClock();
    checkScreen();
  };
  check();
  setInterval(check, CHECK_MS);
  subscribeToStorage(checkScreen);
  // Before a tap or a key stops the contraction.
  for (const type of ['click', 'keydown', 'keyup']) document.addEventListener(type, checkClock, true);
}

function checkClock(): void {
  const log = readLog();
  const elapsed = log.active && measureAcrossSetBack(log.active.startTime);
  if (elapsed === undefined) return;
  const moved = moveStart(log, Date.now(), elapsed);
  // As every change: until the backup was read, neither it nor this log may replace the other.
  const beganAt = isBackupRead() ? moved.beganAt : Date.now();
  writeStored(LOG_KEY, serializeContractionLog({ ...moved, revision: (log.revision ?? 0) + 1, beganAt }));
}

let releaseWakeLock: (() => void) | undefined;

function checkScreen(): void {
  const { active } = readLog();
  if (active && Date.now() - active.startTime < SCREEN_AWAKE_SECONDS * 1_000) releaseWakeLock ??= holdWakeLock();
  else {
    releaseWakeLock?.();
    releaseWakeLock = undefined;
  }
}

const readLog = (): ContractionLog => parseContractionLog(readStored(LOG_KEY));
