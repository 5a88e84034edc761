import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/lib/browser/platform';
import type { PaperLook, PrintedPlan } from './printed-plan';

interface PaperState {
  /** The component to print. Until it has loaded, the page's own blank sheet is printed. */
  Plan: typeof PrintedPlan | undefined;
  look: PaperLook;
  /** Whether it could not be loaded for printing. */
  hasFailed: boolean;
}

interface Paper extends PaperState {
  print: (look: PaperLook) => Promise<void>;
}

/** Loads the printed sheet once the page has mounted: the browser's own print command gives no time to load it. */
export function usePaper(): Paper {
  const [state, setState] = useState<PaperState>({ Plan: undefined, look: 'wall', hasFailed: false });

  useEffect(() => {
    import('./printed-plan').then(
      ({ PrintedPlan: Plan }) => setState((before) => ({ ...before, Plan })),
      // The print button loads it again, and tells if that fails.
      () => undefined,
    );
  }, []);

  async function print(look: PaperLook) {
    try {
      const { PrintedPlan: Plan } = await import('./printed-plan');
      // Renders the sheet before the print dialog reads the page.
      flushSync(() => setState({ Plan, look, hasFailed: false }));
      await loadPictures();
      printPage();
    } catch {
      setState((before) => ({ ...before, hasFailed: true }));
    }
  }

  return { ...state, print };
}

/** The pictures of the sheet, which is not shown on the screen. One that does not load leaves its place empty. */
async function loadPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('.printed-timeline img');
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
}
