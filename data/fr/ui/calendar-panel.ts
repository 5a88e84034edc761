import type { Locale } from 'date-fns';
import { frCA } from 'date-fns/locale/fr-CA';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/calendar-panel');

/** Says the first of a month as '1er', as every date of the site. */
export const locale: Locale = {
  ...frCA,
  formatLong: {
    ...frCA.formatLong,
    date: (options) => (options?.width === 'full' ? 'EEEE do MMMM y' : frCA.formatLong.date(options)),
  },
};

export const previousMonth: Words<English['previousMonth']> = 'Mois précédent';
export const nextMonth: Words<English['nextMonth']> = 'Mois suivant';
export const choose: Words<English['choose']> = 'Choisir le';
export const notAvailable: Words<English['notAvailable']> = 'Non disponible, le';
