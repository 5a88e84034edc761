import { type RefObject, useEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from '@/data/labour-rules';

const OPERABLE = 'a, button, input, select, textarea, summary, dialog, [tabindex]:not([tabindex="-1"])';

/**
 * The space bar presses a button while the button is in view, from anywhere on the page where the key would only
 * scroll. A key that is held down presses once: browsers press a button with focus again and again while Enter is held.
 */
export function useSpaceBar(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const element = button.current;
      if (event.key === 'Enter' && event.repeat && event.target === element) event.preventDefault();
      if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || !element || !isInView(element)) return;
      if (event.target instanceof Element && event.target.closest(OPERABLE)) return;
      event.preventDefault();
      if (!event.repeat) element.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button]);
}

function isInView(element: HTMLElement): boolean {
  // Both are 0 for an element that is not shown.
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Runs the action of a tap, but for a second tap within `DOUBLE_TAP_MS` (data/labour-rules.ts) of the one that counted:
 * for buttons that move or make way for another one when one of them is pressed, such as those of a list's rows. They share
 * what this returns, as the second tap may reach any of them.
 */
export function useSingleTap(): (action: () => void) => void {
  const countedAt = useRef(-DOUBLE_TAP_MS);
  return (action) => {
    const at = performance.now();
    if (at - countedAt.current < DOUBLE_TAP_MS) return;
    countedAt.current = at;
    action();
  };
}
