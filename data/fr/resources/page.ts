import type { Words } from '@/data/words';

type English = typeof import('@/data/en/resources/page');

export const title: Words<English['title']> = 'Ressources pour la grossesse au Canada';
export const intro: Words<English['intro']> =
  'Soins, congés, prestations et garde d’enfants là où vous habitez, chacun avec sa page officielle.';
export const allResources: Words<English['allResources']> = 'Toutes les ressources';
export const tabs: Words<English['tabs']> = {
  benefits: 'Prestations parentales',
  provinces: 'Ressources par province',
  national: 'Ressources nationales',
};
export const nationalResources: Words<English['nationalResources']> = 'Ressources nationales du Canada';
export const allRegions: Words<English['allRegions']> = 'Toutes les provinces et tous les territoires';

/** On paper, above the title. */
export const checkedOn = (day: string) => `Vérifié le ${day}.`;
export const askBefore: Words<English['askBefore']> =
  'Les montants et les numéros de téléphone changent : demandez avant de vous y fier.';
