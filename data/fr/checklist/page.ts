import type { Words } from '@/data/words';

type English = typeof import('@/data/en/checklist/page');

export const intro: Words<English['intro']> =
  'Quoi apporter pour l’accouchement, le séjour et le retour à la maison. Votre hôpital ou votre maison de naissance en fournit peut-être une partie : demandez sa propre liste.';
export const preferences: Words<English['preferences']> = 'Une feuille de souhaits pour l’accouchement, à imprimer';
