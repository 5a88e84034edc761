import { useSyncExternalStore } from 'react';
import { announceLocation, subscribeToLocation } from './location-hash';

/**
 * The query of the page's address, '' without one; undefined until the page has mounted, so also in the exported HTML.
 */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToLocation, getSearch, () => undefined);
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

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  announceLocation();
}
