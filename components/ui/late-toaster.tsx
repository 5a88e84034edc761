'use client';

import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { onDemand } from './on-demand';

const Toaster = onDemand(() =>
  import('./toaster').then(
    (part) => part.Toaster,
    // Without a connection the page works, only without toasts.
    () => () => null,
  ),
);

/** The `Toaster` of a page that has no room for it in its first load: comes right after the page works. */
export function LateToaster() {
  const isMounted = useIsMounted();
  return <div data-island="late-toaster">{isMounted && <Toaster />}</div>;
}
