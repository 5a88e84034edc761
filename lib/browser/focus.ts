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

/** Scrolls to an element and gives it focus, for which it needs a `tabIndex`. */
export function showElement(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
