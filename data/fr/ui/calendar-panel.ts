import type { Words } from '@/data/words';

export { frCA as locale } from 'date-fns/locale/fr-CA';

type English = typeof import('@/data/en/ui/calendar-panel');

export const previousMonth: Words<English['previousMonth']> = 'Mois précédent';
export const nextMonth: Words<English['nextMonth']> = 'Mois suivant';
export const choose: Words<English['choose']> = 'Choisir le';
export const notAvailable: Words<English['notAvailable']> = 'Non disponible, le';
