import type { Words } from '@/data/words';

type English = typeof import('@/data/en/my-week/home-screen-hint');

export const title: Words<English['title']> = 'Gardez ce site sur votre écran d’accueil.';
export const how: Words<English['how']> =
  'Ouvrez le menu ou le bouton de partage de votre navigateur, et choisissez « Sur l’écran d’accueil ». Il s’ouvre comme une appli, aussi sans connexion.';
