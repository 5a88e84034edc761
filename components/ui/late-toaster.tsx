'use client';

import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { onDemand } from './on-demand';
import type { ToasterProps } from './toaster';
import { asWidget } from './widget-boundary';

const Toaster = onDemand(() =>
  import('./toaster').then(
    (part) => part.Toaster,
    // If it cannot be loaded, the page works without toasts.
    () => () => null,
  ),
);

/** A `Toaster` that loads after the page has mounted, for pages whose first tap cannot wait: no toast comes before it. */
export const LateToaster = asWidget(
  function LateToaster(props: ToasterProps) {
    const isMounted = useIsMounted();
    return <div data-island="late-toaster">{isMounted && <Toaster {...props} />}</div>;
  },
  () => null,
);
