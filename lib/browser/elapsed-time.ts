import { useCallback, useSyncExternalStore } from 'react';

/** This moment in ms, for an event that happens now. What is rendered takes its time from a hook. */
export function readClock(): number {
  return Date.now();
}

/**
 * Whole seconds since an instant, counted from the clock and not by adding up: right after sleep, too. Never below 0.
 * @param since ms; while undefined nothing ticks and nothing is returned
 */
export function useElapsedSeconds(since: number | undefined): number | undefined {
  const subscribe = useCallback((listener: () => void) => tickFrom(since, listener), [since]);
  return useSyncExternalStore(
    subscribe,
    () => (since === undefined ? undefined : getElapsedSeconds(since)),
    () => undefined,
  );
}

/** Whether more whole seconds than these have passed since an instant. Renders anew only when that changes. */
export function useHasPassed(since: number | undefined, seconds: number): boolean {
  const subscribe = useCallback((listener: () => void) => tickFrom(since, listener), [since]);
  return useSyncExternalStore(
    subscribe,
    () => since !== undefined && getElapsedSeconds(since) > seconds,
    () => false,
  );
}

const getElapsedSeconds = (since: number) => Math.max(0, Math.floor((Date.now() - since) / 1_000));

/** Ticks when a second since the instant is full, not when one of the clock is. */
function tickFrom(since: number | undefined, listener: () => void): () => void {
  if (since === undefined) return () => {};
  let timer = 0;
  const tick = () => {
    listener();
    window.clearTimeout(timer);
    const inSecond = (((Date.now() - since) % 1_000) + 1_000) % 1_000;
    timer = window.setTimeout(tick, 1_000 - inSecond);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
