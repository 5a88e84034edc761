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

/**
 * Whether the visitor came to the page by a link or its address. Not after a reload, and not by Back or Forward: then the
 * browser itself returns to where they were on the page.
 */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || (entry as PerformanceNavigationTiming).type === 'navigate';
}

/** Sets the hash to what is already shown, without a new entry in the history. Does not scroll. */
export function replaceLocationHash(hash: string): void {
  replaceAddress(`#${hash}`);
}

/** Removes the hash from the page's address, without a new entry in the history. */
export function clearLocationHash(): void {
  replaceAddress(window.location.pathname + window.location.search);
}

/** Removes the query from the page's address, without a new entry in the history. */
export function clearLocationSearch(): void {
  replaceAddress(window.location.pathname + window.location.hash);
}

function getSearch(): string {
  return window.location.search;
}

function getHash(): string {
  return window.location.hash.slice(1);
}

/**
 * Hides the change from Next's router: it would write the address that it knows back at some later time, over a hash
 * that was set meanwhile. The router has nothing to do here, as links are plain anchors. It replaces the method of
 * `window.history`, and follows Back to an entry that has its state.
 */
function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, null, '', address);
  for (const listener of listeners) listener();
}

/** A date behind the `#` of a link belongs behind its `?`: there no hash that the page sets takes it away. */
function moveDateToSearch(): void {
  const { pathname, search, hash } = window.location;
  if (!/^#[/?]*date(=|%3d)/i.test(hash)) return;
  replaceAddress(`${pathname}?${search && `${search.slice(1)}&`}${hash.replace(/^#[/?]*/, '')}`);
}

/** Entries of one page differ in their hash, if in anything: Back between two of them always fires this one event. */
function subscribe(listener: () => void): () => void {
  if (window.history.state !== null) replaceAddress(window.location.href);
  moveDateToSearch();
  listeners.add(listener);
  const follow = () => {
    moveDateToSearch();
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', follow);
  };
}
