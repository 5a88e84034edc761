import { LONG_CONTRACTION_SECONDS } from './constants';
import type { ContractionRecord } from './types';

/** The latest contraction that lasted over 2 minutes, or was not stopped in time. Exactly 2 minutes is not over. */
export function findLongContraction(records: ContractionRecord[]): ContractionRecord | undefined {
  return records.findLast(({ duration }) => duration > LONG_CONTRACTION_SECONDS);
}
