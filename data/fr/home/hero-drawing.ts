import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/hero-drawing');

export const chooseWeek: Words<English['chooseWeek']> = 'Montrer une autre semaine';
export const week: Words<English['week']> = 'Semaine ';
export const weekAndThing: Words<English['weekAndThing']> = ({ weeks, thing }) => `${weeks} : ${thing}`;
