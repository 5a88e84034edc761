import { type RefObject, useEffect } from 'react';

const OPERABLE =
  'a, button, input, select, textarea, summary, dialog, [role="tab"], [tabindex]:not([tabindex="-1"]), [contenteditable]';

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
