import { useCallback, useSyncExternalStore } from 'react';

/** The current time in ms, for event handlers. Rendering takes its time from `useNow` or `useToday`. */
export function readClock(): number {
  return Date.now();
}

/**
 * Whole seconds since an instant. Computed from the clock and not counted up, so it is right after sleep. Never below
 * 0.
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

/** Whether more whole seconds than these have passed since an instant. Renders again only when that changes. */
export function useHasPassed(since: number | undefined, seconds: number): boolean {
  const subscribe = useCallback((listener: () => void) => tickFrom(since, listener), [since]);
  return useSyncExternalStore(
    subscribe,
    () => since !== undefined && getElapsedSeconds(since) > seconds,
    () => false,
  );
}

const getElapsedSeconds = (since: number) => Math.max(0, Math.floor((Date.now() - since) / 1_000));

/** Ticks at full seconds since the instant, not at those of the clock. */
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
