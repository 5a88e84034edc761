import type { Statement } from '@/data/statement';

export const likelyDays = {
  text: 'Environ 4 bébés sur 100 naissent le jour même de la date prévue. Environ la moitié naissent à moins d’une semaine de cette date, avant ou après, et environ 9 sur 10 à moins de deux semaines.',
  sources: ['due-date-study', 'msd-dating'],
} as const satisfies Statement;
