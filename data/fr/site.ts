import type { Words } from '@/data/words';

type English = typeof import('@/data/en/site');

export const name: Words<English['name']> = 'Date d’accouchement';
export const homeTitle: Words<English['homeTitle']> = 'Calculatrice canadienne de date d’accouchement';
export const promise: Words<English['promise']> = 'Tout reste sur votre appareil. Ni compte ni pistage.';
export const footerBlurb: Words<English['footerBlurb']> =
  'Une calculatrice faite pour les futurs parents du Canada. Ce que vous entrez reste sur votre appareil.';
