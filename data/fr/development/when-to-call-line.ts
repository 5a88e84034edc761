import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/when-to-call-line');

export const feelsWrong: Words<English['feelsWrong']> = 'Quelque chose ne va pas?';
export const whenToCall: Words<English['whenToCall']> = (week) => `Quand appeler à la semaine ${week}`;
