import type { StoredKey } from '@/data/stored-values';

/** Reads what is stored under a key; null for nothing. */
export type ReadStored = (key: StoredKey) => string | null;

/**
 * The event that says that a widget of this tab has stored something. Its detail is a `ReadStored`, which also knows what
 * is held in memory where the browser stores nothing. For the script of every page, which is no part of React.
 */
export const STORED_CHANGE = 'stored-change';
