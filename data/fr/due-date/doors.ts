import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/doors');

export const doors: Words<English['doors']> = {
  ivf: 'Transfert (FIV)\u00a0: jour 3, 5 ou 6',
  conception: 'De la conception à la date prévue, et retour',
  ultrasound: 'Échographie\u00a0: quelle date l’emporte',
  'how-many-weeks': 'Semaines, mois, trimestre\u00a0: le tableau',
};
export const title: Words<English['title']> = 'Plus sur une façon de compter';
export const allWays: Words<English['allWays']> = 'Toutes les façons dans un seul formulaire\u00a0: la calculatrice';
