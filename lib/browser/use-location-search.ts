import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The query of the page's address, '' without one; undefined until the page has mounted, and so in every export. */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, getSearch, () => undefined);
}

/** Takes the query out of the page's address, without a new entry in the history. */
export function clearLocationSearch(): void {
  if (window.location.search === '') return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  for (const listener of listeners) listener();
}

function getSearch(): string {
  return window.location.search;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
