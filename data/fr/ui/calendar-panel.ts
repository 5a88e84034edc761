import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/calendar-panel');

export const previousMonth: Words<English['previousMonth']> = 'Mois précédent';
export const nextMonth: Words<English['nextMonth']> = 'Mois suivant';
