import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/way-in');

export const noResult: Words<English['noResult']> = {
  date: 'Votre date prévue apparaîtra ici',
  weeks: 'Vos semaines apparaîtront ici',
};

export const todayYouAre: Words<English['todayYouAre']> = 'Aujourd’hui, votre grossesse a';
export const pregnant: Words<English['pregnant']> = (age) => age;
export const month: Words<English['month']> = 'Mois';
export const monthOf: Words<English['monthOf']> = (month, months) => `${month} sur ${months}`;
export const dueDate: Words<English['dueDate']> = 'Date prévue';
export const isKept: Words<English['isKept']> =
  'Gardée dans ce navigateur pour tout le site. Une nouvelle date entrée ici la remplace.';
export const toCalculator: Words<English['toCalculator']> = 'Plus sur cette date';
