import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/stopped');

/** What stands in the place of the timer if it fails while it is used. */
export const timerStopped: Words<English['timerStopped']> = 'Le chronomètre ne fonctionne plus.';
export const reloadTimer: Words<English['reloadTimer']> =
  'Rechargez la page pour continuer : les contractions gardées y sont toujours. Si le chronomètre ne repart pas, notez l’heure du début et de la fin de chaque contraction.';
