import { TOO_CLOSE } from './constants';
import type { ContractionRecord } from './types';

/** Whether starts followed each other in under 2 minutes, each of them, for at least 10 minutes (decisions, section 3). */
export function isTooClose(records: ContractionRecord[]): boolean {
  let firstStart: number | undefined;
  return records.some(({ startTime, interval }) => {
    if (firstStart === undefined || interval === undefined || interval >= TOO_CLOSE.intervalSeconds) {
      firstStart = startTime;
    }
    return startTime - firstStart >= TOO_CLOSE.spanMs;
  });
}
