import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { startSimulatedWait } from '@/lib/browser/simulated-wait';
import { useFocusReturn } from '@/lib/browser/use-focus-return';
import { setLocationHash, useLocationHash } from '@/lib/browser/use-location-hash';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';

const VIEW_WAIT_MS = 600;

const loadSummaryView = () => import('./summary-view').then((module) => module.SummaryView);

// Views bring their texts along, so they load when somebody looks at them.
const SummaryView = dynamic(loadSummaryView, { ssr: false, loading: () => <ViewPlaceholder id="summary" /> });
const JourneyView = dynamic(() => import('./journey-view').then((module) => module.JourneyView), {
  ssr: false,
  loading: () => <ViewPlaceholder id="journey" />,
});
const FactsView = dynamic(() => import('./facts-view').then((module) => module.FactsView), {
  ssr: false,
  loading: () => <ViewPlaceholder id="facts" />,
});

/** The views of a result, in the order of their buttons. Their ids stand behind the # of the address. */
const views = [
  { id: 'summary', label: 'Summary', View: SummaryView },
  { id: 'journey', label: 'Journey', View: JourneyView },
  { id: 'facts', label: 'Facts', View: FactsView },
] as const;
type ViewId = (typeof views)[number]['id'];

/** Fetches the first view while the visitor waits for their result. */
export const preloadViews = loadSummaryView;

/** The view that the address names, the first one without a name, with a wait when it changes. */
export function DetailViews({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const hash = useLocationHash();
  const { id: current } = views.find(({ id }) => id === hash) ?? views[0];
  const [shown, setShown] = useState<ViewId>(current);
  const isLoading = shown !== current;

  useEffect(() => {
    if (isLoading) return startSimulatedWait(VIEW_WAIT_MS, () => setShown(current));
  }, [isLoading, current]);

  const currentButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(currentButton, isLoading);

  const { View } = views.find(({ id }) => id === shown) ?? views[0];
  return (
    <section aria-label="Details" className="mt-8">
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a group of form fields. */}
      <div role="group" aria-label="View" className="mb-6 flex flex-wrap gap-2">
        {views.map(({ id, label }) => (
          <Button
            key={id}
            ref={id === current ? currentButton : undefined}
            look={id === current ? 'primary' : 'secondary'}
            aria-pressed={id === current}
            disabled={isLoading}
            onClick={() => setLocationHash(id)}
            className="px-4"
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid">
        {isLoading && (
          <p role="status" className="col-start-1 row-start-1 p-6 text-center text-ink-soft">
            Loading {current} content...
          </p>
        )}
        {/* The view before it stays, unseen, while the next one loads: the page keeps its height. */}
        <div className={`col-start-1 row-start-1 min-w-0 ${isLoading ? 'invisible' : ''}`}>
          <View pregnancy={pregnancy} />
        </div>
      </div>
    </section>
  );
}

/** Stands in while the code of a view is on its way. */
function ViewPlaceholder({ id }: { id: ViewId }) {
  return <p className="min-h-160 p-6 text-center text-ink-soft">Loading {id} content...</p>;
}
