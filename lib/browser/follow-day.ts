const MINUTE_MS = 60_000;

/**
 * Shows what depends on the day or on what is stored, on a page without React: now, each minute, as a tab may stay open for
 * days, and when the page comes back or another tab has stored or erased something.
 */
export function followDay(show: () => void): void {
  show();
  window.addEventListener('pageshow', show);
  window.addEventListener('storage', show);
  document.addEventListener('visibilitychange', show);
  window.setInterval(show, MINUTE_MS);
}
