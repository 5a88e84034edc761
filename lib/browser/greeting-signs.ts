import type { StoredKey } from '@/data/stored-values';

/** What a greeting is made of, beside the due date of a link. */
const greetingKeys: StoredKey[] = ['pregnancy', 'birth', 'followed'];

/** Whether something is stored of which a greeting is made. */
export function hasGreetingStored(read: (key: StoredKey) => string | null): boolean {
  return greetingKeys.some((key) => read(key) !== null);
}

/**
 * Whether an address is likely to carry a due date, in any of the ways that `parseSharedDate` reads.
 * @param address its query and hash
 */
export function isLikelySharedLink(address: string): boolean {
  return /[?&#;]date(=|%|&|$)/i.test(address);
}
