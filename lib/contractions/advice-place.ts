import type { AdvicePlace } from '@/data/labour-rules';
import type { CarePlace } from '@/lib/emergency/care-place';
import type { HospitalDistance } from './contraction-log';

/**
 * Where this visitor goes and whom they call in an emergency, for all words of the advice.
 * @param emergency of `getCarePlace`: Nunavut has no 911, whatever the way to the hospital is
 */
export function getAdvicePlace(
  distance: HospitalDistance | undefined,
  { emergency }: Pick<CarePlace, 'emergency'>,
): AdvicePlace {
  if (emergency === 'health-centre') return 'nunavut';
  return distance === 'by-plane' ? 'health-centre' : 'hospital';
}
