import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The query of the page's address, '' without one; undefined until the page has mounted, and so in every export. */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, getSearch, () => undefined);
}

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
  if (window.location.hash !== '') replaceAddress(window.location.pathname + window.location.search);
}

/** Takes the query out of the page's address, without a new entry in the history. */
export function clearLocationSearch(): void {
  if (window.location.search !== '') replaceAddress(window.location.pathname + window.location.hash);
}

function getSearch(): string {
  return window.location.search;
}

function getHash(): string {
  return window.location.hash.slice(1);
}

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
