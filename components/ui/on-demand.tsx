import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { Button } from './button';

const hearNothing = () => () => {};

/**
 * A part that loads when it is first shown; never in the exported HTML. Where it cannot, on a weak connection, only this
 * part says so and can be tried again: an error would take the whole page away, with what was typed there.
 *
 * Next's own `dynamic` does the same without the words, for more weight.
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
      <div className="rounded-control bg-honey-paper px-4 py-3 text-honey">
        <p role="status">
          {isTrying
            ? 'Loading...'
            : 'This part did not load. The rest of the page works, and what you entered stays. Check your connection, then try again.'}
        </p>
        <Button look="quiet" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }

  const Part: ComponentType<Props> = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));

  return function OnDemand(props: Props) {
    const isMounted = useSyncExternalStore(
      hearNothing,
      () => true,
      () => false,
    );
    return isMounted ? (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}
