import type { ProvinceCode } from '@/data/provinces';
import type { Whereabouts } from './where-now';

/** Who comes in an emergency. The health centre is then also where somebody goes who is told to go. */
export interface CarePlace {
  /** 911, or, where there is none, the health centre or nursing station of the community. */
  emergency: '911' | 'health-centre';
}

/**
 * Nunavut has no 911, so in the territory the health centre is both. Everywhere else, and where the region is not known,
 * 911 and the hospital: also for those who live in Nunavut and are away.
 * @param whereabouts what counts of the visitor's answer on this day; who has not answered is at home
 */
export function getCarePlace(region: ProvinceCode | undefined, whereabouts: Whereabouts | undefined): CarePlace {
  return region === 'NU' && whereabouts !== 'away' ? { emergency: 'health-centre' } : { emergency: '911' };
}
