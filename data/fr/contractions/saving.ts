import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/saving');

export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder vos heures ni votre numéro. Laissez cette page ouverte : ils disparaissent quand elle se ferme.';
export const damaged: Words<English['damaged']> =
  'Une partie de ce qui était gardé ici n’a pas pu être lue. Ce qui a pu l’être est dans la liste.';
