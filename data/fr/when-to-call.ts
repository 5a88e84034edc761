import type { Words } from '@/data/words';

type English = typeof import('@/data/en/when-to-call');

export const page: Words<English['page']> = {
  title: 'Quand appeler pendant la grossesse et après',
  description:
    'Saignement, douleur, fièvre, bébé qui bouge moins, mal de tête\u00a0: quand faire le\u00a0911, aller à l’hôpital ou appeler, à chaque semaine et après la naissance.',
  shortTitle: 'Quand appeler',
  about: 'Chaque signe, par semaine, et quoi faire',
};

export const intro: Words<English['intro']> = 'Commencez en haut. Faites la première chose qui correspond.';
export const weeks: Words<English['weeks']> = (from, to) => `Semaines ${from} à ${to}`;
export const weekAndLater: Words<English['weekAndLater']> = (from) => `Semaine ${from} et après`;
export const afterBirth: Words<English['afterBirth']> = 'Après la naissance';
export const baby: Words<English['baby']> = 'Votre bébé';
export const parent: Words<English['parent']> = 'Vous';

export const line: Words<English['line']> = {
  title: 'Quelque chose ne va pas?',
  whenToCall: 'Quand appeler',
  inWeek: (week) => `Quand appeler à la semaine ${week}`,
  afterBirth: 'Quand appeler après la naissance',
};
