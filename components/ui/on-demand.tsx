import { type ComponentType, lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import * as words from '@/words/ui/loading';
import { Button } from './button';

/**
 * A part that loads when it is first shown, after the page has mounted, so it is never in the exported HTML. If loading
 * fails, this part says so and offers to try again; an error would remove the whole page, with what was typed there.
 *
 * Next's own `dynamic` is heavier, and lets the error reach the page.
 * @param waiting Shown in its place while it loads.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  let loadedLate: ComponentType<Props> | undefined;

  function NotLoaded(props: Props) {
    const [Part, setPart] = useState(() => loadedLate);
    const [isTrying, startTrying] = useTransition();

    function tryAgain() {
      startTrying(async () => {
        loadedLate = await load().catch(() => undefined);
        setPart(() => loadedLate);
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

  const Part: ComponentType<Props> = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));

  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
