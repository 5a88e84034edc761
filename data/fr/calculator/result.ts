import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/result');

export const seeWeek = (week: number) => `Voir la semaine ${week}`;
export const calendar: Words<English['calendar']> = 'Agenda';
export const share: Words<English['share']> = 'Partager';

export const countedFrom = {
  lmp: (day: string) => `À partir de menstruations qui ont commencé le ${day}`,
  conception: (day: string) => `À partir d’une conception le ${day}`,
  transfer: (day: string, embryoAge: string) => `À partir du transfert d’un embryon de ${embryoAge}, le ${day}`,
  ultrasound: (day: string, age: string) => `À partir d’une échographie du ${day}, à ${age}`,
  entered: 'À partir de la date prévue que vous avez entrée',
  link: 'À partir de la date prévue d’un lien',
};

export const forgottenHere: Words<English['forgottenHere']> = 'Votre date prévue est oubliée.';
export const keptHere: Words<English['keptHere']> = 'La date prévue du lien est maintenant la vôtre.';
export const undo: Words<English['undo']> = 'Annuler';
