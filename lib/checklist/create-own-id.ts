import type { ChecklistItem } from './types';

/** The id of the visitor's own items. */
export const OWN_ID = /^own-(\d{1,9})$/;

/** An id that no item of the list has: 'own-1', 'own-2', ... */
export function createOwnId(items: ChecklistItem[]): string {
  const numbers = items.map(({ id }) => Number(OWN_ID.exec(id)?.[1] ?? 0));
  return `own-${Math.max(0, ...numbers) + 1}`;
}
