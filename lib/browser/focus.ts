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
