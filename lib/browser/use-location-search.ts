import { useSyncExternalStore } from 'react';

/** The query of the page's address, '' without one; undefined until the page has mounted, and so in every export. */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, getSearch, () => undefined);
}

function getSearch(): string {
  return window.location.search;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
