import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/hero');

export const title: Words<English['title']> = 'Calculatrice canadienne de date d’accouchement';
export const linkWithoutScript: Words<English['linkWithoutScript']> =
  'Pour ouvrir un lien avec une date prévue, il faut JavaScript, qui est désactivé.';
export const tagline: Words<English['tagline']> =
  'De la graine de pavot au chandail de hockey : quarante semaines, comparées à des choses d’ici.';
