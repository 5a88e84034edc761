import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that becomes disabled while it works loses focus. Keyboard users get it back where they were, unless they
 * went on elsewhere meanwhile.
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
