import { type RefObject, useEffect, useRef } from 'react';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import type { NewsletterState } from '@/lib/newsletter/newsletter';

/** Moves focus to the start of each new step, and to the first field that was refused. */
export function useStepFocus(root: RefObject<HTMLElement | null>, { step, refusals }: NewsletterState) {
  useFocusOnRefusal(root, refusals);

  const lastStep = useRef(step);
  useEffect(() => {
    const last = lastStep.current;
    if (last === step) return;
    lastStep.current = step;
    if (step === 'subscribing') return;
    if (last !== 'subscribing') {
      root.current?.querySelector<HTMLElement>('[data-starts-step]')?.focus();
    } else if (document.activeElement === document.body) {
      // The pressed button is disabled or gone, so focus moves on, unless the visitor has focused something else
      // meanwhile.
      const next = step === 'done' ? '[data-starts-step]' : '[type="submit"]';
      root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    }
  }, [root, step]);
}
