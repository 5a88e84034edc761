import type { Words } from '@/data/words';

type English = typeof import('@/data/en/site-script');

export const siteScript: Words<English['siteScript']> = {
  printedOn: (day: string) => ` Imprimé le ${day.replace(/^1\b/, '1er')}.`,
  newVersion: 'Nouvelle version',
  updateReady: 'Mise à jour prête',
  reload: 'Recharger',
  later: 'Plus tard',
};
