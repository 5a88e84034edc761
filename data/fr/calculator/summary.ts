import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/summary');

export const title = (week: number) => `Semaine ${week} de votre grossesse au Canada`;
export const startsSoon: Words<English['startsSoon']> =
  'La semaine 1 commence dans quelques jours. Voici de quoi il s’agit.';
export const tabsOf = (week: number) => `Semaine ${week}`;
export const tabs: Words<English['tabs']> = { development: 'Développement', you: 'Pour vous', tips: 'Conseils' };
export const allAbout = (week: number) => `Tout sur la semaine ${week}, avec ses sources`;
export const sizeComparison: Words<English['sizeComparison']> = 'Comparaison de taille d’ici';
export const sizeOfLastWeek: Words<English['sizeOfLastWeek']> =
  `La taille et la comparaison sont celles de la semaine ${LAST_WEEK}.`;
