import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/due-date-event');

export const title: Words<English['title']> = 'Date prévue de l’accouchement';
export const text: Words<English['text']> =
  'Quarante semaines. Peu de bébés arrivent le jour même; la plupart viennent à deux semaines près, avant ou après.';
