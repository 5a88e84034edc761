import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that is disabled while it works loses focus. This gives focus back, unless the visitor has focused something
 * else meanwhile.
 */
export function useFocusReturn(button: RefObject<HTMLElement | null>, isWorking: boolean): void {
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasWorking.current = isWorking;
  }, [button, isWorking]);
}

/** Opens a `<details>` and moves to it. */
export function openFold(id: string): void {
  const fold = document.getElementById(id);
  fold?.setAttribute('open', '');
  fold?.scrollIntoView({ block: 'start' });
  fold?.querySelector('summary')?.focus({ preventScroll: true });
}

/** Gives focus, and brings the start to the top of the screen, unless it stands in the upper part of it already. */
export function focusFromItsStart(element: HTMLElement | null): void {
  // `focus()` by itself may scroll to the middle of a result that is longer than the screen.
  element?.focus({ preventScroll: true });
  const top = element?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 4) element?.scrollIntoView({ block: 'start' });
}
