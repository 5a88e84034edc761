import { type ComponentType, lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import * as words from '@/words/ui/loading';
import { Button } from './button';

/**
 * A part that loads when it is first shown, after the page has mounted, so it is never in the exported HTML. If loading
 * fails, this part says so and offers to try again; an error would remove the whole page, with what was typed there.
 *
 * Next's own `dynamic` is heavier, and lets the error reach the page.
 * @param waiting Shown in its place while it loads.
 * @returns The part. Where `preload` was called in time, it is there at once when it is shown.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;

  async function preload() {
    loaded = await load().catch(() => undefined);
  }

  function NotLoaded(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isTrying, startTrying] = useTransition();

    function tryAgain() {
      startTrying(async () => {
        await preload();
        setPart(() => loaded);
      });
    }

    if (Part) return <Part {...props} />;
    return (
      <div className="notice">
        <p role="status">{isTrying ? words.loading : words.notLoaded}</p>
        <Button look="quiet" onClick={tryAgain}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }

  const Late: ComponentType<Props> = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));

  function OnDemand(props: Props) {
    // Keeps what it began with: another component would lose its state, such as a chosen tab.
    const [Early] = useState(() => loaded);
    if (Early) return <Early {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Late {...props} />
      </Suspense>
    );
  }
  OnDemand.preload = preload;
  return OnDemand;
}
