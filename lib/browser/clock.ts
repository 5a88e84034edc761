import { startOfDay, startOfMinute } from 'date-fns';
import { useSyncExternalStore } from 'react';

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
