declare global {
  interface Window {
    takeEarlyTaps?: () => number[];
  }
}

/**
 * The taps on a button that were made before its widget started, oldest first, ms. Each is given out once; from then on
 * the widget answers for itself.
 */
export function takeEarlyTaps(): number[] {
  return window.takeEarlyTaps?.() ?? [];
}
