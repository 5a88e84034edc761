import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/trimesters');

export const titles: Words<English['titles']> = {
  1: 'Premier trimestre',
  2: 'Deuxième trimestre',
  3: 'Troisième trimestre',
};

export const weeks: Words<English['weeks']> = {
  1: ({ second }) => `jusqu’à la semaine ${second - 1}`,
  2: ({ second, third }) => `semaines ${second} à ${third - 1}`,
  3: ({ third }) => `à partir de la semaine ${third}`,
};
export const where: Words<English['where']> = {
  behind: (count) => `${count}, derrière vous`,
  here: (count) => `${count}, vous y êtes`,
  ahead: (count) => `${count}, à venir`,
};
