import type { Words } from '@/data/words';

type English = typeof import('@/data/en/movements');

export const page: Words<English['page']> = {
  title: 'Bébé bouge moins? Quoi faire, par semaine',
  description:
    'Dès 26\u00a0semaines\u00a0: si votre bébé bouge moins que d’habitude, plus faiblement ou d’une façon qui vous inquiète, allez-y maintenant, de jour comme de nuit.',
  shortTitle: 'Mouvements du bébé',
};

export const question: Words<English['question']> = 'Moins que d’habitude? Plus faiblement? Autrement?';
export const goNow: Words<English['goNow']> = 'Allez-y maintenant, de jour comme de nuit.';
export const where: Words<English['where']> = {
  text: 'À l’unité des naissances. Loin d’une unité\u00a0: à votre poste de soins infirmiers ou centre de santé. Appelez en route.',
  sources: ['sogc-441'],
};
