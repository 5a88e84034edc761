import { useSyncExternalStore } from 'react';
import { hasGreetingStored, isLikelySharedLink } from './greeting-signs';
import { useLocationSearch } from './location';
import { readStored, subscribeToStorage } from './storage';

/**
 * Whether to load the greeting: there is a date in the address, or something stored of which it is made. The greeting
 * itself needs more code than a first visit should load. Undefined until the page has mounted.
 */
export function useGreetingSign(): boolean | undefined {
  const search = useLocationSearch();
  const isStored = useSyncExternalStore(
    subscribeToStorage,
    () => hasGreetingStored(readStored),
    () => false,
  );
  return search === undefined ? undefined : isStored || isLikelySharedLink(search);
}
