import { useState } from 'react';
import { useRegion } from '@/lib/browser/use-region';

/**
 * Whether to ask for the region inside the advice box. Once asked, the list stays there until the page is left, also
 * when it is answered: a list that disappears on its first change cannot be used by keyboard or corrected.
 */
export function useRegionQuestion(): boolean {
  const known = useRegion();
  const isOpen = known.status === 'known' && known.value === undefined;
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen && !wasAsked) setWasAsked(true);
  return isOpen || wasAsked;
}
