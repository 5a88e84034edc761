import { type SignId, signLists } from '@/data/warning-signs';

/** The part of the page of when to call for the time after the birth: its id there. */
export const AFTER_BIRTH_BAND = 'after-birth';

/**
 * The part of the page of when to call that holds the list of a week: its id there, as 'weeks-20-25'.
 * @param week completed gestational weeks; after the last list there is none, and the last one holds
 */
export function getSignBand(week: number): string {
  const list = signLists.find(({ toWeek }) => week <= toWeek) ?? signLists[signLists.length - 1];
  return `weeks-${list?.fromWeek}-${list?.toWeek}`;
}

/** The address of the list of when to call, at the band of a week, or of the time after the birth, where it is known. */
export function getWhenToCallPath(stage?: number | 'after-birth'): string {
  if (stage === undefined) return '/when-to-call';
  return `/when-to-call#${stage === 'after-birth' ? AFTER_BIRTH_BAND : getSignBand(stage)}`;
}

/** The address of one sign on the page of when to call: its id there, as 'weeks-20-25-fever' or 'after-birth-baby-yellow'. */
export function getSignAnchor(stage: number | 'after-birth', sign: SignId): string {
  return `${stage === 'after-birth' ? AFTER_BIRTH_BAND : getSignBand(stage)}-${sign}`;
}
