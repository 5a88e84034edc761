import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/stopped');

/** What stands in the place of a part of a page, or of the whole page, that has failed while it was used. */
export const partStopped: Words<English['partStopped']> = 'Cette partie de la page ne fonctionne plus.';
export const pageStopped: Words<English['pageStopped']> = 'Cette page ne fonctionne plus.';
export const reloadToGoOn: Words<English['reloadToGoOn']> =
  'Ce qui était gardé sur cet appareil y est toujours. Rechargez la page pour continuer.';
export const reload: Words<English['reload']> = 'Recharger la page';
export const home: Words<English['home']> = 'Page d’accueil';
