import { TOO_CLOSE } from './constants';
import type { ContractionRecord } from './types';

/**
 * Whether starts followed each other in under 2 minutes, each of them, for at least 10 minutes.
 * Counts the starts themselves: an interval in whole seconds would take 1:59.6 for 2 minutes.
 * @param records in the order of their starts
 */
export function isTooClose(records: ContractionRecord[]): boolean {
  let firstStart: number | undefined;
  let previousStart: number | undefined;
  return records.some(({ startTime }) => {
    // A clock that was set back leaves the gap unknown.
    const gapMs = previousStart === undefined || startTime < previousStart ? Number.NaN : startTime - previousStart;
    if (firstStart === undefined || !(gapMs < TOO_CLOSE.intervalSeconds * 1_000)) firstStart = startTime;
    previousStart = startTime;
    return startTime - firstStart >= TOO_CLOSE.spanMs;
  });
}
