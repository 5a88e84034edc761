'use client';

import dynamic from 'next/dynamic';

const Toaster = dynamic(
  () =>
    import('./toaster').then(
      (part) => part.Toaster,
      // Without a connection the page works, only without toasts.
      () => () => null,
    ),
  { ssr: false },
);

/** The `Toaster` of a page that has no room for it in its first load: comes right after the page works. */
export function LateToaster() {
  return (
    <div data-island="late-toaster">
      <Toaster />
    </div>
  );
}
