import { useEffect, useEffectEvent } from 'react';

/** How long the calculation of a due date seems to take, on every page. Specified. */
export const CALCULATION_WAIT_MS = 1_200;

/**
 * Calls back after a wait that is only animation; at once (in the next task) where the visitor prefers less motion.
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
export function useSimulatedWait<Value>(
  awaited: Value | undefined,
  milliseconds: number,
  whenOver: (awaited: Value) => void,
): void {
  const finish = useEffectEvent(whenOver);
  useEffect(() => {
    if (awaited !== undefined) return startSimulatedWait(milliseconds, () => finish(awaited));
  }, [awaited, milliseconds]);
}
