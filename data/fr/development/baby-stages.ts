import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/baby-stages');

export const title: Words<English['title']> = 'Avant et maintenant';
export const intro: Words<English['intro']> =
  'Comment un bébé change dans l’utérus, de l’embryon à la date prévue. Chacun est dessiné à la même hauteur; sur les pages des semaines, il est à sa vraie taille à côté d’un objet connu.';
export const week = (number: number) => `Semaine ${number}`;
