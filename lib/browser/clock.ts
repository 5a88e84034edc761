import { startOfDay, startOfMinute } from 'date-fns';
import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * Calls back at once, whenever a minute begins, and when a page that slept is looked at again.
 * @returns Ends it.
 */
function subscribeToMinutes(listener: () => void): () => void {
  let timer = 0;
  // Waits for each minute's start separately: an interval would add up the delays of its ticks.
  const tick = () => {
    listener();
    window.clearTimeout(timer);
    // Minutes begin at the same moment in all time zones, as no offset has seconds.
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

let now: Date | undefined;

/**
 * The start of the current minute; undefined until the page has mounted, so that no export holds the minute of its
 * build. Changes when the minute does, and when a page that slept is looked at again.
 */
export function useNow(): Date | undefined {
  return useSyncExternalStore(subscribeToMinutes, getNow, () => undefined);
}

function getNow(): Date {
  const minute = startOfMinute(new Date());
  if (now?.getTime() !== minute.getTime()) now = minute;
  return now;
}

let today: Date | undefined;

/**
 * Local midnight of the current day; undefined until the page has mounted, so that no export holds the day of its
 * build. Changes at midnight, and when a page that slept is looked at again.
 */
export function useToday(): Date | undefined {
  return useSyncExternalStore(subscribeToMinutes, getToday, () => undefined);
}

function getToday(): Date {
  const day = startOfDay(new Date());
  if (today?.getTime() !== day.getTime()) today = day;
  return today;
}

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
