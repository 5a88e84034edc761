import { type RefObject, useEffect, useRef } from 'react';
import { useFocusOnRefusal } from '@/lib/browser/use-focus-on-refusal';
import type { NewsletterState } from '@/lib/newsletter/newsletter';

/** Keeps focus with the visitor: at the start of each step that they go to, and at the field that was refused. */
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
      // The button that was pressed became disabled or is gone. Whoever went on elsewhere meanwhile stays there.
      const next = step === 'done' ? '[data-starts-step]' : '[type="submit"]';
      root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    }
  }, [root, step]);
}
