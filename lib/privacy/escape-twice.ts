/** Two presses within this time are meant as one sign, ms. Our own choice: slower ones may be two accidents. */
const TWICE_WITHIN_MS = 2000;

/**
 * Whether Escape, pressed now, makes the two presses that leave a page which nobody else should see.
 * @param previousMs when it was pressed before, on the same clock; undefined where it was not
 */
export function isSecondPress(previousMs: number | undefined, nowMs: number): boolean {
  return previousMs !== undefined && nowMs - previousMs <= TWICE_WITHIN_MS;
}
