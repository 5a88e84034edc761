import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/my-week/my-week');

const HALFWAY_WEEK = LAST_WEEK / 2;

export const weekOf: Words<English['weekOf']> = (week) =>
  week === HALFWAY_WEEK ? `Mi-parcours : semaine ${week} sur ${LAST_WEEK}` : `Semaine ${week} sur ${LAST_WEEK}`;
export const afterLastWeek: Words<English['afterLastWeek']> = `Après la semaine ${LAST_WEEK}`;
export const youAre: Words<English['youAre']> = (age) => `Vous en êtes à ${age}`;
export const hasBegun: Words<English['hasBegun']> = 'Vos quarante semaines ont commencé';
export const weeksPregnant: Words<English['weeksPregnant']> = 'Semaines de grossesse';
export const due: Words<English['due']> = (date) => `Date prévue : ${date}`;
export const wasDue: Words<English['wasDue']> = (date) => `Votre date prévue était le ${date}`;

export const allAbout: Words<English['allAbout']> = (week) => `Voir la semaine ${week}`;
export const share: Words<English['share']> = 'Partager';
export const changeDate: Words<English['changeDate']> = 'Modifier la date';

// The rows below.
export const nextSteps: Words<English['nextSteps']> = 'La suite';
export const next: Words<English['next']> = 'Prochain rendez-vous';
export const allAppointments: Words<English['allAppointments']> = 'Tous les rendez-vous';
export const writeIn: Words<English['writeIn']> = 'Inscrire mon rendez-vous';
export const thisWeek: Words<English['thisWeek']> = 'Cette semaine';
export const leave: Words<English['leave']> = 'De quoi allons-nous vivre?';
export const leavePlanner: Words<English['leavePlanner']> = 'Votre congé, en dollars et en dates';

export const result: Words<English['result']> = 'Votre résultat';

export const tools: Words<English['tools']> = 'Outils';
export const myRegion: Words<English['myRegion']> = 'De l’aide près de chez vous';
