declare global {
  interface Window {
    takeEarlyTaps?: () => number[];
  }
}

/** Stands in a text for the script of early taps where the time of a tap belongs. */
export const TIME_OF_TAP = '{time}';

/**
 * The taps on a button that were made before its widget started, oldest first, ms. Each is returned once; from then on
 * the widget handles the taps itself.
 */
export function takeEarlyTaps(): number[] {
  return window.takeEarlyTaps?.() ?? [];
}
