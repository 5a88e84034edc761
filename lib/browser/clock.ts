import { startOfDay, startOfMinute } from 'date-fns';
import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * Calls back at once, whenever a whole number of periods has passed since an instant, and when a page that slept is
 * looked at again.
 * @param since ms; may lie ahead
 * @returns Ends it.
 */
function subscribeToPeriods(since: number, periodMs: number, listener: () => void): () => void {
  let timer = 0;
  // Waits for the end of each period separately: an interval would add up the delays of its ticks.
  const tick = () => {
    listener();
    window.clearTimeout(timer);
    const inPeriod = (((Date.now() - since) % periodMs) + periodMs) % periodMs;
    timer = window.setTimeout(tick, periodMs - inPeriod);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Minutes begin at the same moment in all time zones, as no offset has seconds. */
const subscribeToMinutes = (listener: () => void) => subscribeToPeriods(0, MINUTE_MS, listener);

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
export const useElapsedSeconds = (since: number | undefined) => useSince(since, (seconds) => seconds);

/** Whether more whole seconds than these have passed since an instant. Renders again only when that changes. */
export const useHasPassed = (since: number | undefined, seconds: number) =>
  useSince(since, (elapsed) => elapsed > seconds) ?? false;

/** What a reading of the elapsed seconds gives; undefined while there is no instant, and until the page has mounted. */
function useSince<Reading>(since: number | undefined, read: (seconds: number) => Reading): Reading | undefined {
  // Ticks at full seconds since the instant, not at those of the clock.
  const subscribe = useCallback(
    (listener: () => void) => (since === undefined ? () => {} : subscribeToPeriods(since, 1_000, listener)),
    [since],
  );
  return useSyncExternalStore(
    subscribe,
    () => (since === undefined ? undefined : read(Math.max(0, Math.floor((Date.now() - since) / 1_000)))),
    () => undefined,
  );
}
