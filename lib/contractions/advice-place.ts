import type { AdvicePlace } from '@/data/labour-rules';
import type { CarePlace } from '@/lib/emergency/care-place';
import type { HospitalDistance, LabourAnswers } from './contraction-log';

/**
 * Where this visitor goes and whom they call in an emergency, for all words of the advice.
 * @param emergency of `getCarePlace`: Nunavut has no 911, whatever the way to the hospital is
 */
export function getAdvicePlace(distance: HospitalDistance | undefined, { emergency }: CarePlace): AdvicePlace {
  if (emergency === 'health-centre') return 'nunavut';
  return distance === 'by-plane' ? 'health-centre' : 'hospital';
}

/**
 * The answers that the advice goes by. Whoever is in Nunavut and has not said how far the hospital is, calls as early as
 * those who have to fly to it: from most communities one has to.
 */
export function getAdviceAnswers(answers: LabourAnswers, place: AdvicePlace): LabourAnswers {
  return place === 'nunavut' && answers.distance === undefined ? { ...answers, distance: 'by-plane' } : answers;
}
