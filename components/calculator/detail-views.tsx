import { type ComponentType, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { useFocusReturn } from '@/lib/browser/focus';
import { setLocationHash, useLocationHash } from '@/lib/browser/location';
import { useSimulatedWait } from '@/lib/browser/simulated-wait';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';

const VIEW_WAIT_MS = 600;

const loadSummaryView = () => import('./summary-view').then((module) => module.SummaryView);

// Each view comes with its texts, so it loads when it is first shown.
const LateSummaryView = onDemand(loadSummaryView, <ViewPlaceholder id="summary" className="min-h-1132 sm:min-h-802" />);
const JourneyView = onDemand(
  () => import('./journey-view').then((module) => module.JourneyView),
  <ViewPlaceholder id="journey" />,
);
const FactsView = onDemand(
  () => import('./facts-view').then((module) => module.FactsView),
  <ViewPlaceholder id="facts" />,
);
const HospitalBag = onDemand(
  () => import('@/components/checklist/hospital-bag').then((module) => module.HospitalBag),
  <ViewPlaceholder id="checklist" />,
);
const ContractionTimer = onDemand(
  () => import('@/components/contractions/contraction-timer').then((module) => module.ContractionTimer),
  <ViewPlaceholder id="timer" />,
);

/** The views in the order of their buttons. Their ids are the hashes of the page's address, as in #timer. */
const views = [
  { id: 'summary', ResultView: SummaryView },
  { id: 'journey', ResultView: JourneyView },
  { id: 'facts', ResultView: FactsView },
  { id: 'checklist', View: HospitalBag },
  { id: 'timer', View: ContractionTimer },
] as const;
type ViewId = (typeof views)[number]['id'];
type DetailView = { id: ViewId } & (
  | { ResultView: ComponentType<{ pregnancy: PregnancyCalculation }>; View?: undefined }
  | { View: ComponentType; ResultView?: undefined }
);

const withResult: readonly DetailView[] = views;
const withoutResult = withResult.filter(({ View }) => View);

let EarlySummaryView: Awaited<ReturnType<typeof loadSummaryView>> | undefined;

/** Loads the first view during the simulated wait, so that it can be shown together with the result. */
export async function preloadViews() {
  EarlySummaryView = await loadSummaryView().catch(() => undefined);
}

function SummaryView(props: { pregnancy: PregnancyCalculation }) {
  // Keeps the component that it began with: a change of component would reset its state, such as the chosen tab.
  const [View] = useState(() => EarlySummaryView ?? LateSummaryView);
  return <View {...props} />;
}

/**
 * The view that the hash names, with a simulated wait when it changes. Without a hash a result shows its first view.
 * Checklist and timer are offered without a result too.
 */
export function DetailViews({ pregnancy }: { pregnancy: PregnancyCalculation | undefined }) {
  const hash = useLocationHash();
  const offered = pregnancy ? withResult : withoutResult;
  const current = offered.find(({ id }) => id === hash)?.id ?? (pregnancy && views[0].id);
  const [shown, setShown] = useState(current);
  // Nothing was shown so far: no wait.
  if (!shown && current) setShown(current);
  if (shown && !current) setShown(undefined);
  const isLoading = current !== undefined && shown !== undefined && shown !== current;

  useSimulatedWait(isLoading ? current : undefined, VIEW_WAIT_MS, setShown);

  const currentButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(currentButton, isLoading);

  return (
    <section aria-label={words.details} className="mt-8">
      {!pregnancy && <p className="mb-3 text-ink-soft">{words.toolsWithoutDate}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a group of form fields. */}
      <div role="group" aria-label={words.viewChoice} className="mb-6 flex flex-wrap gap-2">
        {offered.map(({ id }) => (
          <Button
            key={id}
            ref={id === current ? currentButton : undefined}
            look={id === current ? 'primary' : 'secondary'}
            aria-pressed={id === current}
            disabled={isLoading}
            onClick={() => setLocationHash(id)}
            className="max-sm:grow max-sm:basis-[30%] max-sm:px-2"
          >
            {words.views[id]}
          </Button>
        ))}
      </div>
      <div className="grid">
        {/* On the page from the start: screen readers miss a region that arrives together with its text. */}
        <p role="status" className="col-start-1 row-start-1 text-center text-ink-soft not-empty:p-6">
          {isLoading && words.loadingViews[current]}
        </p>
        {/* The previous view stays, invisible, while the next one loads, so that the page keeps its height. */}
        <div className={`col-start-1 row-start-1 min-w-0 ${isLoading ? 'invisible' : ''}`}>
          {current && shown && <ShownView id={shown} pregnancy={pregnancy} />}
        </div>
      </div>
    </section>
  );
}

function ShownView({ id, pregnancy }: { id: ViewId; pregnancy: PregnancyCalculation | undefined }) {
  const view = withResult.find((view) => view.id === id);
  if (view?.View) return <view.View />;
  return view && pregnancy ? <view.ResultView pregnancy={pregnancy} /> : null;
}

/** Takes the place of a view while its code loads, with about its height. */
function ViewPlaceholder({ id, className = 'min-h-160' }: { id: keyof typeof words.loadingViews; className?: string }) {
  return <p className={`p-6 text-center text-ink-soft ${className}`}>{words.loadingViews[id]}</p>;
}
