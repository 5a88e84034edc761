import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports what was chosen in a list before the page had mounted, as happens on a slow connection. Hydration would reset
 * the list.
 * @param onChoice Called once at most, with the value of the chosen option, never with ''.
 */
export function useEarlyChoice(select: RefObject<HTMLSelectElement | null>, onChoice: (value: string) => void): void {
  const read = useEffectEvent(() => {
    const value = select.current?.value;
    if (value) onChoice(value);
  });
  useLayoutEffect(() => read(), []);
}
