import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/result');

export const seeWeek = (week: number) => `Voir la semaine ${week}`;
export const calendar: Words<English['calendar']> = 'Agenda';
export const share: Words<English['share']> = 'Partager';

export const forgottenHere: Words<English['forgottenHere']> = 'Votre date prévue est oubliée.';
export const keptHere: Words<English['keptHere']> = 'La date prévue du lien est maintenant la vôtre.';
export const undo: Words<English['undo']> = 'Annuler';
