import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/chart');

export const title: Words<English['title']> = 'Les deux dernières heures';

/** What is drawn: its name above the drawing, and the same in words below it. */
export const length: Words<English['length']> = {
  inMinutes: 'Durée, en minutes',
  unknown: 'Durée : pas encore connue.',
  only: (value) => `Durée : ${value}.`,
  always: (value) => `Durée : toujours ${value}.`,
  values: ({ first, last, shortest, longest }) =>
    `Durée : ${first} au début, ${last} maintenant; la plus courte ${shortest}, la plus longue ${longest}.`,
};
export const gap: Words<English['gap']> = {
  inMinutes: 'D’un début à l’autre, en minutes',
  unknown: 'D’un début à l’autre : pas encore connu.',
  only: (value) => `D’un début à l’autre : ${value}.`,
  always: (value) => `D’un début à l’autre : toujours ${value}.`,
  values: ({ first, last, shortest, longest }) =>
    `D’un début à l’autre : ${first} au début, ${last} maintenant; au plus court ${shortest}, au plus long ${longest}.`,
};
