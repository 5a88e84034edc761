import { type RefObject, useEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from '@/data/labour-rules';

const OPERABLE =
  'a, button, input, select, textarea, summary, dialog, [tabindex]:not([tabindex="-1"]), [contenteditable]';

/**
 * The space bar presses a button while the button is in view, from anywhere on the page where the key would only
 * scroll. A key that is held down presses once.
 */
export function useSpaceBar(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const element = button.current;
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
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * An action for a button that makes way for another one when it is pressed, such as that of the next row: a second tap
 * within `DOUBLE_TAP_MS` (data/labour-rules.ts) of the one that counted is ignored, whichever row it reaches.
 */
export function useSingleTap<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const countedAt = useRef(-DOUBLE_TAP_MS);
  return (...args) => {
    const at = performance.now();
    if (at - countedAt.current < DOUBLE_TAP_MS) return;
    countedAt.current = at;
    action(...args);
  };
}
