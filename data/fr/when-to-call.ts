import type { Words } from '@/data/words';

type English = typeof import('@/data/en/when-to-call');

export const page: Words<English['page']> = {
  title: 'Quand appeler ou aller à l’hôpital pendant la grossesse',
  description:
    'Saignement, douleur, fièvre, bébé qui bouge moins, mal de tête\u00a0: quand faire le\u00a0911, aller à l’hôpital ou appeler, à chaque semaine et après la naissance.',
  shortTitle: 'Quand appeler',
  about: 'Chaque signe, par semaine, et quoi faire',
};

export const weeks: Words<English['weeks']> = (from, to) => `Semaines ${from} à ${to}`;
export const weekAndLater: Words<English['weekAndLater']> = (from) => `Semaine ${from} et après`;
export const sixWeeksAfterBirth: Words<English['sixWeeksAfterBirth']> = 'Les six semaines après la naissance';
export const baby: Words<English['baby']> = 'Votre bébé';
export const parent: Words<English['parent']> = 'Vous';

export const chooser: Words<English['chooser']> = 'Où en êtes-vous?';
export const yourWeek: Words<English['yourWeek']> = 'Votre semaine\u00a0:';
export const shortWeeks: Words<English['shortWeeks']> = (from, to) => `${from} à ${to}`;
export const shortWeekAndLater: Words<English['shortWeekAndLater']> = (from) => `Dès ${from}`;
export const afterBirth: Words<English['afterBirth']> = 'Après la naissance';

export const call911: Words<English['call911']> = '911';
export const myProvider: Words<English['myProvider']> = 'Mon médecin ou ma sage-femme';
export const healthLine: Words<English['healthLine']> = 'Ligne santé';
export const findHealthLine: Words<English['findHealthLine']> = 'Trouver ma ligne santé';

export const babyAfterBirth: Words<English['babyAfterBirth']> = 'Après la naissance\u00a0: votre bébé';
export const parentAfterBirth: Words<English['parentAfterBirth']> = 'Après la naissance\u00a0: vous';
export const blanks: Words<English['blanks']> = [
  'Mon médecin ou ma sage-femme',
  'Hôpital, unité des naissances',
  'Ligne santé',
  'Qui conduit',
];
export const paperWeeks: Words<English['paperWeeks']> = (from, to) => `Semaines ${from} à ${to}\u00a0:`;
export const paperFromWeek: Words<English['paperFromWeek']> = (from) => `Dès la semaine ${from}\u00a0:`;

export const line: Words<English['line']> = {
  title: 'Quelque chose ne va pas?',
  whenToCall: 'Quand appeler',
  inWeek: (week) => `Quand appeler à la semaine ${week}`,
  afterBirth: 'Quand appeler après la naissance',
};
