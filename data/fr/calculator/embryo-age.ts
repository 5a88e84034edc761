import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/embryo-age');

export const embryoQuestion: Words<English['embryoQuestion']> = 'Âge de l’embryon';
export const embryoDay: Words<English['embryoDay']> = (age) => `Jour\u00a0${age}`;
