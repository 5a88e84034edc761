import { useSyncExternalStore } from 'react';

/** What stands behind the # of the page's address, '' without one, and until the page has mounted. */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribe, getHash, () => '');
}

/** Changes what stands behind the #, as a new entry in the history: Back leads to where the visitor was. */
export function setLocationHash(hash: string): void {
  window.location.hash = hash;
}

function getHash(): string {
  return window.location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
