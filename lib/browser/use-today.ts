import { startOfDay } from 'date-fns';
import { useSyncExternalStore } from 'react';

const CHECK_EVERY_MS = 60_000;

let today: Date | undefined;

/**
 * Local midnight of the current day; undefined until the page has mounted, so that no export holds the day of its
 * build. Changes at midnight, and when a page that slept is looked at again.
 */
export function useToday(): Date | undefined {
  return useSyncExternalStore(subscribe, getToday, () => undefined);
}

function getToday(): Date {
  const day = startOfDay(new Date());
  if (today?.getTime() !== day.getTime()) today = day;
  return today;
}

function subscribe(listener: () => void): () => void {
  const timer = window.setInterval(listener, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
