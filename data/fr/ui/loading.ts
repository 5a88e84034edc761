import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/loading');

export const loading: Words<English['loading']> = 'Chargement…';
export const notLoaded: Words<English['notLoaded']> =
  'Cette partie ne s’est pas chargée. Rien de ce que vous avez entré n’est perdu. Vérifiez votre connexion et réessayez, ou rechargez la page.';
export const tryAgain: Words<English['tryAgain']> = 'Réessayer';
