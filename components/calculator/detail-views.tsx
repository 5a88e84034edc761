import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { startSimulatedWait } from '@/lib/browser/simulated-wait';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';

const VIEW_WAIT_MS = 600;

// Views bring their texts along, so they load when there is a result to show.
const loadSummaryView = () => import('./summary-view').then((module) => module.SummaryView);
const SummaryView = dynamic(loadSummaryView, {
  ssr: false,
  loading: () => <p className="min-h-160 p-6 text-center text-ink-soft">Loading summary content...</p>,
});

/** The views of a result, in the order of their buttons. */
const views = [{ id: 'summary', label: 'Summary', View: SummaryView }] as const;
type ViewId = (typeof views)[number]['id'];

/** Fetches the first view while the visitor waits for their result. */
export const preloadViews = loadSummaryView;

export function DetailViews({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const [current, setCurrent] = useState<ViewId>('summary');
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (isLoading) return startSimulatedWait(VIEW_WAIT_MS, () => setLoading(false));
  }, [isLoading]);

  const { View } = views.find(({ id }) => id === current) ?? views[0];
  return (
    <section aria-label="Details" className="mt-8">
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a group of form fields. */}
      <div role="group" aria-label="View" className="mb-6 flex flex-wrap gap-2">
        {views.map(({ id, label }) => (
          <Button
            key={id}
            look={id === current ? 'primary' : 'secondary'}
            aria-pressed={id === current}
            disabled={isLoading}
            onClick={() => {
              setCurrent(id);
              setLoading(true);
            }}
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
        {/* Hidden, not gone, while it loads: the page keeps its height. */}
        <div className={`col-start-1 row-start-1 ${isLoading ? 'invisible' : ''}`}>
          <View pregnancy={pregnancy} />
        </div>
      </div>
    </section>
  );
}
