declare global {
  interface Window {
    takeEarlyTaps?: () => number[];
  }
}

/**
 * The taps on a button that were made before its widget started, oldest first, ms. Each is returned once; from then on
 * the widget handles the taps itself.
 */
export function takeEarlyTaps(): number[] {
  return window.takeEarlyTaps?.() ?? [];
}
