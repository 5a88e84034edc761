import { type FollowedCopy, parseFollowedCopy, serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { createStoredValue } from './storage';
import { forgetFollowed, storeFollowed } from './use-followed';

const storedCopy = createStoredValue('followedCopy', parseFollowedCopy, serializeFollowedCopy);

/** The copy of somebody else's pregnancy that the visitor follows; no value where there is none. */
export const useFollowedCopy = storedCopy.useValue;

/** Follows a copy: in the place of the one before it, and of the date that was followed. Nothing of one's own is touched. */
export function storeFollowedCopy(copy: FollowedCopy): void {
  if (copy.dueDate === undefined) forgetFollowed();
  else storeFollowed({ dueDate: copy.dueDate });
  storedCopy.store(copy);
}
