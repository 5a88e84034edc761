import type { Words } from '@/data/words';

type English = typeof import('@/data/en/my-week/where-you-live');

export const title: Words<English['title']> = 'Où habitez-vous?';
export const whatItIsFor: Words<English['whatItIsFor']> =
  'Pour votre ligne santé, vos tests et votre congé. Nous ne le demandons qu’une fois.';
export const noRegion: Words<English['noRegion']> = 'Province ou territoire';
