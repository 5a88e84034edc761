import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/next-dates');

export const title: Words<English['title']> = 'La suite';
export const now: Words<English['now']> = 'en cours';
export const from = (day: string) => `dès le ${day}`;

export const week: Words<English['week']> = (number) => `Semaine ${number}`;
export const until = (day: string) => `jusqu’au ${day}`;
export const mine = (timeAndPlace: string) => (timeAndPlace ? `Mon rendez-vous : ${timeAndPlace}` : 'Mon rendez-vous');
export const thirds: Words<English['thirds']> = {
  second: (weeks) => `Le deuxième tiers commence, à ${weeks}`,
  third: (weeks) => `Le dernier tiers commence, à ${weeks}`,
};
export const youChoose: Words<English['youChoose']> = 'C’est vous qui choisissez quand arrêter de travailler.';
export const trimesters: Words<English['trimesters']> = {
  second: 'Deuxième trimestre',
  third: 'Troisième trimestre',
};
