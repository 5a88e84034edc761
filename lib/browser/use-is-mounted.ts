import { useSyncExternalStore } from 'react';

const hearNothing = () => () => {};

/** Whether the page has mounted: false in the exported HTML and until the browser has taken it over. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    hearNothing,
    () => true,
    () => false,
  );
}
