import { useEffect, useEffectEvent } from 'react';

/** How long a due date takes to be calculated, on every page that does (specification, section 9). */
export const CALCULATION_WAIT_MS = 1_200;

/**
 * Calls back after a wait that only serves the eye; at once (in the next task) where the visitor prefers less motion.
 * @returns Cancels the wait.
 */
export function startSimulatedWait(milliseconds: number, whenOver: () => void): () => void {
  const prefersLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timer = window.setTimeout(whenOver, prefersLessMotion ? 0 : milliseconds);
  return () => window.clearTimeout(timer);
}

/**
 * Waits as `startSimulatedWait` does while there is something to wait for, then calls back with it. Something else, or
 * nothing, ends the wait for what was there before; a new callback does not, and the latest one is called.
 * @param awaited Compared by identity; undefined for nothing.
 */
export function useSimulatedWait<Awaited>(
  awaited: Awaited | undefined,
  milliseconds: number,
  whenOver: (awaited: Awaited) => void,
): void {
  const finish = useEffectEvent(whenOver);
  useEffect(() => {
    if (awaited !== undefined) return startSimulatedWait(milliseconds, () => finish(awaited));
  }, [awaited, milliseconds]);
}
