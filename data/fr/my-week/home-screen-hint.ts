import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/my-week/home-screen-hint');

export const title: Words<English['title']> = 'Gardez cette page sur votre écran d’accueil.';
export const how: Words<English['how']> =
  'Ouvrez le menu ou le bouton de partage de votre navigateur, puis choisissez « Ajouter à l’écran d’accueil ». Elle s’ouvre comme une appli, même sans connexion.';

export const safariTitle: Words<English['safariTitle']> = 'Pour que rien ne se perde.';
export const safari: Statement = {
  text: 'Safari peut supprimer ce que ce site a enregistré pour vous une fois que vous avez utilisé Safari pendant sept jours sans venir ici. Sur un iPhone ou un iPad, une appli de l’écran d’accueil compte ses propres jours.',
  sources: ['webkit-seven-days', 'mdn-storage'],
};
export const safariHow: Words<English['safariHow']> =
  'Pour en avoir une, ouvrez le bouton de partage et choisissez « Ajouter à l’écran d’accueil ». Elle peut être vide au début : emportez vos dates.';
export const takeAlong: Words<English['takeAlong']> = 'Tout emporter';
