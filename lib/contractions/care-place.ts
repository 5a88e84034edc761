import type { CarePlace } from '@/data/labour-rules';
import type { HospitalDistance } from './contraction-log';

/** Where this visitor goes, for all words of the advice. */
export function getCarePlace(distance: HospitalDistance | undefined): CarePlace {
  return distance === 'by-plane' ? 'health-centre' : 'hospital';
}
