import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/where-you-are');

export const startsOn: Words<English['startsOn']> = (week, date) => `La semaine ${week} commence le ${date}.`;
export const inWeek = (week: number) => `Vous en êtes à la semaine ${week}`;
export const hasArrived: Words<English['hasArrived']> =
  'Votre bébé est-il né? Sinon, appelez aujourd’hui votre médecin ou votre sage-femme.';
export const pastWeek = (week: number) => `La semaine ${week} est derrière vous.`;
export const calculatorLink: Words<English['calculatorLink']> = 'La suite dans la calculatrice';
