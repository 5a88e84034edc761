import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/parents');

export const parents: Words<English['parents']> = {
  birth: 'Le parent qui accouche',
  other: 'L’autre parent',
};
export const adoptingParents: Words<English['adoptingParents']> = {
  birth: 'Le premier parent',
  other: 'Le deuxième parent',
};
