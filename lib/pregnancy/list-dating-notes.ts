import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY, LONG_CYCLE_DAYS } from './constants';
import type { PregnancyInput } from './types';

export type DatingNote = 'long-cycle' | 'early-scan' | 'late-scan';

/**
 * What a visitor should know about how well their input dates a pregnancy: a cycle above 35 days, a scan before
 * 7 weeks 0 days or after 22 weeks 6 days. The due date is still computed.
 */
export function listDatingNotes(input: PregnancyInput): DatingNote[] {
  if (input.method === 'lmp') return (input.cycleLengthDays ?? 0) > LONG_CYCLE_DAYS ? ['long-cycle'] : [];
  if (input.method === 'conception') return [];
  const scanDay = input.weeks * 7 + input.days;
  if (scanDay < BEST_SCAN_START_DAY) return ['early-scan'];
  return scanDay > BEST_SCAN_END_DAY ? ['late-scan'] : [];
}
