import { startOfMinute } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { subscribeToMinutes } from './subscribe-to-minutes';

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
