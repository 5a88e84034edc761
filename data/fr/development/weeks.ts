import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/weeks');

export const show: Words<English['show']> = 'Afficher';
export const calculating: Words<English['calculating']> = 'Calcul de vos semaines…';
export const orPick: Words<English['orPick']> = 'Ou allez directement à un trimestre ou à une semaine :';

export const parts: Words<English['parts']> = 'Trimestres et semaines';
export const trimesters: Words<English['trimesters']> = {
  1: 'Premier trimestre',
  2: 'Deuxième trimestre',
  3: 'Troisième trimestre',
};
export const weeksOf = (first: number, last: number) => `Semaines ${first} à ${last}`;
export const pickWeek: Words<English['pickWeek']> = 'Choisir une semaine';

export const weekNumber = (week: number) => `Semaine ${week}`;
export const weekBeforeTitle = (week: number) => `Semaine ${week} : `;
export const fromDate = (date: string) => `à partir du ${date}`;
export const behindYou: Words<English['behindYou']> = 'Derrière vous';
export const youAreHere: Words<English['youAreHere']> = 'Vous êtes ici';
