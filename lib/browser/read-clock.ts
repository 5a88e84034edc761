/** This moment in ms, for an event that happens now. What is rendered takes its time from a hook. */
export function readClock(): number {
  return Date.now();
}
