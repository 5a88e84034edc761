import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/paper');

/** The record on paper. */
export const title: Words<English['title']> = 'Contractions';
/** Lengths and gaps are those of the hour, where there are any. */
export const hour: Words<English['hour']> = ({ count, length, gap }) => {
  if (length && gap) {
    return `Dans l’heure jusqu’à la dernière : ${count}, durée moyenne ${length}, ${gap} d’un début à l’autre.`;
  }
  if (length) return `Dans l’heure jusqu’à la dernière : ${count}, durée moyenne ${length}.`;
  return gap
    ? `Dans l’heure jusqu’à la dernière : ${count}, ${gap} d’un début à l’autre.`
    : `Dans l’heure jusqu’à la dernière : ${count}.`;
};
export const notConfirmed = (length: string) => `${length} (non confirmée)`;

/** The table to fill in by pen. */
export const byPen: Words<English['byPen']> = 'Chronométrer les contractions sur papier';
export const number: Words<English['number']> = 'Numéro';

/** Columns of both. */
export const day: Words<English['day']> = 'Jour';
export const start: Words<English['start']> = 'Début';
export const end: Words<English['end']> = 'Fin';
export const length: Words<English['length']> = 'Durée';
export const gap: Words<English['gap']> = 'Depuis le début de la précédente';
