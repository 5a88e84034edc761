import type { Words } from '@/data/words';

type English = typeof import('@/data/en/resources/postal-search');

export const postalCode: Words<English['postalCode']> = 'Code postal';
export const postalCodeHint: Words<English['postalCodeHint']> =
  'Les trois premiers caractères suffisent. Le code reste sur votre appareil.';
export const postalCodeExample: Words<English['postalCodeExample']> = 'Entrez le code postal (p. ex. A1A 1A1)';
export const search: Words<English['search']> = 'Rechercher';
