import type { Words } from '@/data/words';

type English = typeof import('@/data/en/my-week/home-screen-hint');

export const title: Words<English['title']> = 'Gardez cette page sur votre écran d’accueil.';
export const how: Words<English['how']> =
  'Ouvrez le menu ou le bouton de partage de votre navigateur, puis choisissez « Ajouter à l’écran d’accueil ». Elle s’ouvre comme une appli, même sans connexion.';
