import { useMemo, useSyncExternalStore } from 'react';
import { type DonePapers, parseDonePapers } from '@/lib/after-birth/done-papers';
import { readStored, subscribeToStorage } from './stored-text';

const readText = () => readStored('donePapers');

/** What the visitor ticked on /papers, and where the baby was born; nothing until the page has mounted. */
export function useDonePapers(): DonePapers {
  const text = useSyncExternalStore(subscribeToStorage, readText, () => null);
  return useMemo(() => parseDonePapers(text), [text]);
}
