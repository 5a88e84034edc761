import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/late-when-to-call');

export const loading: Words<English['loading']> = 'Chargement…';
export const onWeekPage = (week: number) => `Quand appeler, sur la page de la semaine ${week}`;
