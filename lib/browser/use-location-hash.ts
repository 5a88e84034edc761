import { useSyncExternalStore } from 'react';

/** What stands behind the # of the page's address, '' without one, and until the page has mounted. */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribe, getHash, () => '');
}

/** Changes what stands behind the #, as a new entry in the history: Back leads to where the visitor was. */
export function setLocationHash(hash: string): void {
  window.location.hash = hash;
}

/** Names behind the # what shows already, without an entry in the history. Does not scroll. */
export function replaceLocationHash(hash: string): void {
  // With its own state: Next keeps in it where to return to.
  window.history.replaceState(window.history.state, '', `#${hash}`);
}

function getHash(): string {
  return window.location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
