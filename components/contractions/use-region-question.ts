import { useState } from 'react';
import { useRegion } from '@/lib/browser/use-region';

/**
 * Whether the region is to be asked where it is needed first. Once asked it stays there until the page is left, also
 * when it is answered: a list that goes with its first change cannot be used by keyboard, nor corrected.
 */
export function useRegionQuestion(): boolean {
  const known = useRegion();
  const isOpen = known.status === 'known' && known.value === undefined;
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen && !wasAsked) setWasAsked(true);
  return isOpen || wasAsked;
}
