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
