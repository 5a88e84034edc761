import { getRoundedMean } from './get-rounded-mean';
import { needsCheck } from './needs-check';
import type { ContractionRecord } from './types';

export interface ContractionAverages {
  /** Mean length in whole seconds, 0 where there is none. */
  durationSeconds: number;
  /** Mean gap between consecutive starts in whole seconds, 0 where there is none. */
  intervalSeconds: number;
}

/**
 * The averages of the tiles. A length that may only be a forgotten stop stays out until
 * the visitor has confirmed it; its start counts.
 */
export function getAverages(records: ContractionRecord[]): ContractionAverages {
  return {
    durationSeconds:
      getRoundedMean(records.filter((record) => !needsCheck(record)).map(({ duration }) => duration)) ?? 0,
    intervalSeconds: getRoundedMean(records.flatMap(({ interval }) => interval ?? [])) ?? 0,
  };
}
