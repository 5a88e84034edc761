'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { InPageScript } from '@/components/ui/in-page-script';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { asWidget } from '@/components/ui/widget-boundary';
import { useGreetingSign } from '@/lib/browser/use-greeting-sign';

/**
 * At the top of the home page: the due date that a link brought along, or the visitor's own week. What it says loads
 * only where there is something to say.
 */
export const SharedGreeting = asWidget(function SharedGreeting() {
  const hasSign = useGreetingSign();
  // Not `lazy`: Suspense would show what follows before the greeting is there, and then move it.
  const [Greeting, setGreeting] = useState<ComponentType>();

  useEffect(() => {
    if (!hasSign) return;
    let isAwaited = true;
    import('./greeting')
      .then((module) => module.Greeting)
      // Without a connection the page does without its greeting.
      .catch(() => () => null)
      .then((loaded) => isAwaited && setGreeting(() => loaded));
    return () => {
      isAwaited = false;
    };
  }, [hasSign]);

  const isReady = hasSign === false || Greeting !== undefined;
  return (
    <>
      <div
        data-island="shared-greeting"
        data-greeting={isReady ? 'ready' : undefined}
        // The script below sets the attribute before React does.
        suppressHydrationWarning
        className="pt-6 not-has-[[data-replaces-hero]]:md:-mb-6 empty:hidden"
      >
        {Greeting && <Greeting />}
      </div>
      <InPageScript name="await-greeting" />
      <RestoreScroll />
    </>
  );
});
