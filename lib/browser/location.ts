import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The query of the page's address, '' without one; undefined until the page has mounted, so also in the exported HTML.
 */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, getSearch, () => undefined);
}

/** The hash of the page's address without its #; '' without one, and until the page has mounted. */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribe, getHash, () => '');
}

/** Changes the hash as a new entry in the history, so that Back leads to the previous one. */
export function setLocationHash(hash: string): void {
  window.location.hash = hash;
}

/** Sets the hash to what is already shown, without a new entry in the history. Does not scroll. */
export function replaceLocationHash(hash: string): void {
  // Keeps the entry's state, in which Next stores where to return to.
  window.history.replaceState(window.history.state, '', `#${hash}`);
}

/** Removes the hash from the page's address, without a new entry in the history. */
export function clearLocationHash(): void {
  if (window.location.hash !== '') replaceAddress(window.location.pathname + window.location.search);
}

/** Removes the query from the page's address, without a new entry in the history. */
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
