import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/page');

export const title: Words<English['title']> = 'Chronomètre de contractions';
export const withoutScript: Words<English['withoutScript']> =
  'Le chronomètre a besoin de JavaScript, qui est désactivé. Avec un stylo et une montre, le tableau plus bas fait la même chose.';
