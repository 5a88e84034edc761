import type { Statement } from '@/data/statement';

export const likelyDays = {
  text: 'Environ 4 bébés sur 100 naissent le jour même de la date prévue. Environ la moitié arrivent dans la semaine qui précède ou qui suit, et environ 9 sur 10 à deux semaines près.',
  sources: ['due-date-study', 'msd-dating'],
} as const satisfies Statement;
