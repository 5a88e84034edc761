import { useSyncExternalStore } from 'react';
import { useLocationSearch } from './location';
import { readStored, subscribeToStorage } from './storage';

/**
 * Whether there may be something to greet the visitor with: a date in the address, or a pregnancy that is kept. What
 * the greeting says needs more code than a first visit should load. Undefined until the page has mounted.
 */
export function useGreetingSign(): boolean | undefined {
  const search = useLocationSearch();
  const isKept = useSyncExternalStore(subscribeToStorage, getIsKept, () => false);
  return search === undefined ? undefined : isKept || search.includes('date=');
}

function getIsKept(): boolean {
  return readStored('pregnancy') !== null;
}
