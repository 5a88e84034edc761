import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/doors');

export const title: Words<English['title']> = 'Par où commencer';
export const doors: Words<English['doors']> = {
  weeks: { label: 'Semaine par semaine', note: 'quarante semaines, une page chacune' },
  canI: { label: 'Puis-je…?', note: 'en manger, en prendre, le faire' },
  leave: { label: 'De quoi allons-nous vivre?', note: 'le congé, en dollars et en dates' },
  timer: { label: 'Chronomètre de contractions', note: 'un seul gros bouton' },
};
export const objects: Words<English['objects']> = 'Quarante semaines en dix objets';
export const weekAndThing = (week: number, thing: string) => `Semaine ${week}\u00a0: ${thing}`;
