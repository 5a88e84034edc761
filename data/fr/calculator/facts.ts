import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/facts');

export const title: Words<English['title']> = 'Pour le plaisir';
export const dueDateOnly: Words<English['dueDateOnly']> =
  'Tout cela dépend de votre date prévue. Si votre bébé naît un autre jour, cela peut changer.';
export const starSign: Words<English['starSign']> = 'Signe astrologique';
export const birthstone: Words<English['birthstone']> = 'Pierre de naissance';
export const birthFlower: Words<English['birthFlower']> = 'Fleur de naissance';
export const otherFlower = (flower: string) => `aussi : ${flower}`;
export const animal: Words<English['animal']> = 'L’animal canadien de votre bébé';
export const animalGame: Words<English['animalGame']> =
  'Un jeu de notre cru : douze animaux qui vivent en liberté au Canada se relaient, un par année.';

export const shared = (facts: { date: string; starSign: string; birthstone: string; animal: string }) =>
  `Un bébé est attendu le ${facts.date}. Signe astrologique : ${facts.starSign}. Pierre de naissance : ${facts.birthstone}. L’animal canadien du bébé : ${facts.animal}.`;
