import { type ComponentType, lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import { Button } from './button';

/**
 * A part that loads when it is first shown, which is once the page has mounted: it is never in the exported HTML. Where
 * it cannot, on a weak connection, only this part says so and can be tried again: an error would take the whole page
 * away, with what was typed there.
 *
 * Next's own `dynamic` has more weight, and leaves the error to the page.
 * @param waiting Stands in its place while it loads.
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
        <p role="status">
          {isTrying
            ? 'Loading...'
            : 'This part did not load. Nothing you entered is lost. Check your connection, then try again.'}
        </p>
        <Button look="quiet" onClick={tryAgain}>
          Try again
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
