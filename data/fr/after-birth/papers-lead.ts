import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/papers-lead');

export const title: Words<English['title']> = 'Les premiers papiers';
export const next: Words<English['next']> = (paper) => `À faire maintenant : ${paper}`;
export const allDone: Words<English['allDone']> = 'Tout est coché.';
export const toPapers: Words<English['toPapers']> = 'Tous les papiers, dans l’ordre';
export const chooseRegion: Words<English['chooseRegion']> =
  'Le jour dépend du lieu où vous habitez : choisissez-le, et il sera écrit ici.';

export const benefitsLead: Words<English['benefitsLead']> =
  'Demandez-la une seule fois, dans les premiers mois\u00a0: avec la déclaration de naissance, ou à l’Agence du revenu du Canada.';
export const toPapersFromBenefits: Words<English['toPapersFromBenefits']> =
  'Les premiers papiers là où vous habitez, dans l’ordre';
