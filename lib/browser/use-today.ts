import { startOfDay } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { subscribeToMinutes } from './subscribe-to-minutes';

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
