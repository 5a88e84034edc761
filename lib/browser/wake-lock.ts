/**
 * Holds a wake lock: the screen stays on from now on. Browsers release it when the page is hidden, so it is requested again when
 * the page is visible. Where it is refused, the screen sleeps as usual.
 * @returns Ends it.
 */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const request = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) await granted.release();
      else lock = granted;
    } catch {
      // Refused, for example on a low battery.
    }
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    lock?.release().catch(() => {});
  };
}
