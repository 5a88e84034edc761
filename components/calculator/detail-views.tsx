import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { viewLook, viewSwitchLook } from '@/components/ui/view-switch';
import { useFocusReturn } from '@/lib/browser/focus';
import { isNewVisit, setLocationHash, useLocationHash } from '@/lib/browser/location';
import { useSimulatedWait } from '@/lib/browser/simulated-wait';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';

const VIEW_WAIT_MS = 600;

// Each view comes with its texts, so it loads when it is first shown.
const SummaryView = onDemand(
  () => import('./summary-view').then((module) => module.SummaryView),
  <ViewPlaceholder id="summary" className="min-h-450 sm:min-h-320 lg:min-h-250" />,
);
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

interface DetailView {
  /** The hash of the page's address, as in #timer. */
  id: keyof typeof words.views;
  view: ReactNode;
}

/** What is offered, in the order of the buttons. Checklist and timer need no result. */
function listViews(pregnancy: PregnancyCalculation | undefined): DetailView[] {
  const tools: DetailView[] = [
    { id: 'checklist', view: <HospitalBag /> },
    { id: 'timer', view: <ContractionTimer /> },
  ];
  if (!pregnancy) return tools;
  return [
    { id: 'summary', view: <SummaryView pregnancy={pregnancy} /> },
    { id: 'journey', view: <JourneyView pregnancy={pregnancy} /> },
    { id: 'facts', view: <FactsView pregnancy={pregnancy} /> },
    ...tools,
  ];
}

/** Loads the first view of a week during the simulated wait, so that it can be shown together with the result. */
export function preloadFirstView(week: number) {
  SummaryView.preload();
  import('./week-texts').then(({ getWeekTexts }) => getWeekTexts(week).preload()).catch(() => {});
}

interface DetailViewsProps {
  pregnancy: PregnancyCalculation | undefined;
  /** Stands directly under the buttons, whichever view is shown. */
  children?: ReactNode;
}

/**
 * The view that the hash names, with a simulated wait when it changes. Without a hash a result shows its first view.
 */
export function DetailViews({ pregnancy, children }: DetailViewsProps) {
  const hash = useLocationHash();
  const offered = listViews(pregnancy);
  const current = offered.find(({ id }) => id === hash)?.id ?? (pregnancy && 'summary');
  const [shown, setShown] = useState(current);
  // Nothing was shown so far: no wait.
  if (!shown && current) setShown(current);
  if (shown && !current) setShown(undefined);
  const isLoading = current !== undefined && shown !== undefined && shown !== current;

  useSimulatedWait(isLoading ? current : undefined, VIEW_WAIT_MS, setShown);

  const currentButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(currentButton, isLoading);

  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  useShowNamedView({ hash, current, shown, pressed, buttons, currentButton });

  return (
    <section aria-label={words.details} className="mt-5">
      {!pregnancy && <p className="mb-3 text-ink-soft">{words.toolsWithoutDate}</p>}
      {/* A link to a view leaves room above its buttons, where the timer's toasts appear. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a group of form fields. */}
      <div
        ref={buttons}
        role="group"
        aria-label={words.viewChoice}
        className={`mb-5 flex w-full scroll-mt-[min(7rem,14vh)] flex-wrap sm:w-fit ${viewSwitchLook}`}
      >
        {offered.map(({ id }) => (
          <button
            key={id}
            type="button"
            ref={id === current ? currentButton : undefined}
            aria-pressed={id === current}
            disabled={isLoading}
            onClick={() => {
              if (id !== current) pressed.current = id;
              setLocationHash(id);
            }}
            className={`min-h-12 px-5 max-sm:grow max-sm:basis-[30%] max-sm:px-2 ${viewLook}`}
          >
            {words.views[id]}
          </button>
        ))}
      </div>
      {children}
      <div className="grid">
        {/* On the page from the start: screen readers miss a region that arrives together with its text. */}
        <p role="status" className="col-start-1 row-start-1 text-center text-ink-soft not-empty:p-6">
          {isLoading && words.loadingViews[current]}
        </p>
        {/* The previous view stays, invisible, while the next one loads, so that the page keeps its height. */}
        <div className={`col-start-1 row-start-1 min-w-0 ${isLoading ? 'invisible' : ''}`}>
          {offered.find(({ id }) => id === shown)?.view}
        </div>
      </div>
    </section>
  );
}

interface NamedView {
  hash: string;
  /** The view that is asked for, and the one that stands there: another one during the wait. */
  current: string | undefined;
  shown: string | undefined;
  /** The view whose button was pressed last: it stands below that button already. */
  pressed: RefObject<string | undefined>;
  buttons: RefObject<HTMLElement | null>;
  currentButton: RefObject<HTMLElement | null>;
}

/**
 * Brings a view into sight that a link has named, as the home page's do: the browser found nothing to scroll to. Its button
 * gets focus, so that the next Tab leads on from there.
 */
function useShowNamedView({ hash, current, shown, pressed, buttons, currentButton }: NamedView) {
  const isMounted = useIsMounted();
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (!isMounted) return;
    // The browser itself returns to where one was.
    if (answered.current === undefined) answered.current = isNewVisit() ? '' : hash;
    const isAwaited = hash === current && hash !== shown;
    if (isAwaited || hash === answered.current) return;
    answered.current = hash;
    const isPressed = hash === pressed.current;
    pressed.current = undefined;
    if (hash !== shown || isPressed) return;
    buttons.current?.scrollIntoView({ block: 'start' });
    currentButton.current?.focus({ preventScroll: true });
  }, [isMounted, hash, current, shown, pressed, buttons, currentButton]);
}

/** Takes the place of a view while its code loads, with about its height. */
function ViewPlaceholder({ id, className = 'min-h-160' }: { id: keyof typeof words.loadingViews; className?: string }) {
  return <p className={`p-6 text-center text-ink-soft ${className}`}>{words.loadingViews[id]}</p>;
}
