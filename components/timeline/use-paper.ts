import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/lib/browser/platform';
import type { PaperLook, PrintedPlan } from './printed-plan';

interface PaperState {
  /** What is on paper; until it has loaded, the page brings its own forty weeks to fill in by pen. */
  Plan: typeof PrintedPlan | undefined;
  look: PaperLook;
  /** Whether it could not be loaded for printing. */
  hasFailed: boolean;
}

interface Paper extends PaperState {
  print: (look: PaperLook) => void;
}

/** What stands on paper loads once the page stands: the browser's own print command asks nobody first. */
export function usePaper(): Paper {
  const [state, setState] = useState<PaperState>({ Plan: undefined, look: 'wall', hasFailed: false });

  useEffect(() => {
    import('./printed-plan').then(
      ({ PrintedPlan: Plan }) => setState((before) => ({ ...before, Plan })),
      // Whoever prints by the button tries again, and is told.
      () => undefined,
    );
  }, []);

  function print(look: PaperLook) {
    import('./printed-plan').then(
      ({ PrintedPlan: Plan }) => {
        // The page has to stand on paper's terms before the browser takes it.
        flushSync(() => setState({ Plan, look, hasFailed: false }));
        printPage();
      },
      () => setState((before) => ({ ...before, hasFailed: true })),
    );
  }

  return { ...state, print };
}
