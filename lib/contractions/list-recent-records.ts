import { ADVICE_WINDOW_MS } from './constants';
import { listContractionRecords } from './list-contraction-records';
import type { ContractionRecord, TimedContraction } from './types';

/**
 * The contractions that started within an hour of the latest one's start, both ends included. The hour ends at the
 * latest start, not now: time alone never changes an advice. Gaps to earlier contractions are left out.
 */
export function listRecentRecords(contractions: TimedContraction[]): ContractionRecord[] {
  const latest = contractions.at(-1);
  if (!latest) return [];
  return listContractionRecords(
    contractions.filter(({ startTime }) => Math.abs(latest.startTime - startTime) <= ADVICE_WINDOW_MS),
  );
}
