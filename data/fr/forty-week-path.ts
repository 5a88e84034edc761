import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/forty-week-path');

export const name: Words<English['name']> = `Chemin parcouru sur ${PREGNANCY_DAYS / 7} semaines`;
export const progress: Words<English['progress']> = (percent, age) =>
  `${percent} %, ${age} sur ${PREGNANCY_DAYS / 7} semaines`;

export const trimesters: Words<English['trimesters']> = {
  1: '1er trimestre',
  2: '2e trimestre',
  3: '3e trimestre',
};
export const shortTrimesters: Words<English['shortTrimesters']> = { 1: '1er', 2: '2e', 3: '3e' };
