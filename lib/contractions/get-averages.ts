import { needsCheck } from './needs-check';
import type { ContractionRecord } from './types';

export interface ContractionAverages {
  /** Mean length in whole seconds, 0 where there is none. */
  durationSeconds: number;
  /** Mean gap between consecutive starts in whole seconds, 0 where there is none. */
  intervalSeconds: number;
}

/**
 * The averages of the tiles (specification, section 4). A length that may only be a forgotten stop stays out until
 * the visitor has confirmed it; its start counts.
 */
export function getAverages(records: ContractionRecord[]): ContractionAverages {
  return {
    durationSeconds: mean(records.filter((record) => !needsCheck(record)).map(({ duration }) => duration)),
    intervalSeconds: mean(records.flatMap(({ interval }) => interval ?? [])),
  };
}

function mean(values: number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
