import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The hash of the page's address without its #; '' without one, and until the page has mounted. */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribeToLocation, getHash, () => '');
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

/** Calls the listener at each change of the address, until the function that it returns is called. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Tells the subscribers of a change that no event of the browser tells of. */
export function announceLocation(): void {
  for (const listener of listeners) listener();
}

function getHash(): string {
  return window.location.hash.slice(1);
}
