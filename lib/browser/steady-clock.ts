/** Both clocks are read one after the other, and the device's own may be adjusted a little: less (ms) is no change. */
const TOLERANCE_MS = 1_000;

/** An instant in ms with how long ago it was by the clock at one moment, and that moment on the steady clock. */
let mark: { since: number; elapsed: number; steadyAt: number } | undefined;

/**
 * How many ms have really passed since an instant if the device's clock was set back meanwhile by more than a second;
 * undefined if it was not. Has to be asked at least every few seconds: it compares with a clock that runs while the page
 * lives and that nobody can set. That one may stand still while the device sleeps, so a clock that is ahead of it tells
 * nothing.
 */
export function measureAcrossSetBack(since: number): number | undefined {
  const elapsed = Date.now() - since;
  const steadyAt = performance.now();
  if (mark?.since === since && mark.elapsed >= 0) {
    const measured = mark.elapsed + steadyAt - mark.steadyAt;
    if (elapsed < measured - TOLERANCE_MS) return measured;
    if (elapsed < measured) return undefined;
  }
  mark = { since, elapsed, steadyAt };
  return undefined;
}
