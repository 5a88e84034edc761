import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

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

/** Takes what stands behind the # out of the page's address, without a new entry in the history. */
export function clearLocationHash(): void {
  if (window.location.hash === '') return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  for (const listener of listeners) listener();
}

function getHash(): string {
  return window.location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}
