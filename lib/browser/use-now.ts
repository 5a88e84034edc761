import { addMinutes, startOfMinute } from 'date-fns';
import { useSyncExternalStore } from 'react';

let now: Date | undefined;

/**
 * The start of the current minute; undefined until the page has mounted, so that no export holds the minute of its
 * build. Changes when the minute does, and when a page that slept is looked at again.
 */
export function useNow(): Date | undefined {
  return useSyncExternalStore(subscribe, getNow, () => undefined);
}

function getNow(): Date {
  const minute = startOfMinute(new Date());
  if (now?.getTime() !== minute.getTime()) now = minute;
  return now;
}

function subscribe(listener: () => void): () => void {
  let timer = 0;
  // Waits anew for each minute's start: an interval would lag behind the clock by what every tick is late.
  const tick = () => {
    listener();
    window.clearTimeout(timer);
    const current = new Date();
    timer = window.setTimeout(tick, addMinutes(startOfMinute(current), 1).getTime() - current.getTime());
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
