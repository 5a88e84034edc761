import { LONG_CONTRACTION_SECONDS } from './constants';
import type { ContractionRecord } from './types';

/** Whether a length may be wrong: over 2 minutes, or timed across a change of the clock. */
export function needsCheck({ check, duration }: ContractionRecord): boolean {
  if (check === 'confirmed') return false;
  return check === 'clock-changed' || duration > LONG_CONTRACTION_SECONDS;
}
