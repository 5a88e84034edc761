const MINUTE_MS = 60_000;

/**
 * Calls back at once, whenever a minute begins, and when a page that slept is looked at again.
 * @returns Ends it.
 */
export function subscribeToMinutes(listener: () => void): () => void {
  let timer = 0;
  // Waits anew for each minute's start: an interval would lag behind the clock by what every tick is late.
  const tick = () => {
    listener();
    window.clearTimeout(timer);
    // Minutes begin together in all zones: none is off by seconds.
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
