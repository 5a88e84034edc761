import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/week-page');

export const title = (week: number, subject: string) => `Semaine ${week}\u00a0: ${subject}`;
export const monthAndTrimester = (month: number, months: number, trimester: 1 | 2 | 3) =>
  `Mois ${month} sur ${months}, ${trimesters[trimester]} trimestre`;
const trimesters = { 1: 'premier', 2: 'deuxième', 3: 'troisième' };
export const isYourWeek: Words<English['isYourWeek']> = 'C’est votre semaine.';
export const yourBaby: Words<English['yourBaby']> = 'Votre bébé';
export const you: Words<English['you']> = 'Vous';
export const inCanada: Words<English['inCanada']> = 'Cette semaine au Canada';
export const more = (count: number) => `${count} de plus`;
export const ofPart = (title: string) => `\u00a0: ${title}`;
export const whatFor = (count: number) => (count === 1 ? 'À quoi ça sert' : 'À quoi ils servent');
export const byProvince: Words<English['byProvince']> = 'Tests et prestations par province';
export const aboutMovements: Words<English['aboutMovements']> = 'En savoir plus sur les mouvements de votre bébé';
export const noAppointments: Words<English['noAppointments']> =
  'Aucun examen ni visite ne tombe d’habitude cette semaine. La personne qui vous suit peut quand même vous voir.';
export const howWeCount: Words<English['howWeCount']> = 'Comment nous comptons';
export const span = (week: number, from: string, to: string) =>
  `La semaine ${week} va de ${from} à ${to}, comptée à partir du premier jour des dernières menstruations.`;
export const monthRule = (months: number) =>
  `Nous comptons ${months}\u00a0mois de la même façon, trois par trimestre. Le mois en haut est celui du milieu de cette semaine. D’autres comptent un peu autrement.`;

export const weeks: Words<English['weeks']> = 'Semaines';
export const weeksAtTheEnd: Words<English['weeksAtTheEnd']> = 'Vers une autre semaine';
export const weekNumber = (week: number) => `Semaine ${week}`;
export const previousWeek: Words<English['previousWeek']> = 'Semaine précédente';
export const nextWeek: Words<English['nextWeek']> = 'Semaine suivante';
export const allWeeks: Words<English['allWeeks']> = `Les ${LAST_WEEK} semaines`;
export const findYourWeek: Words<English['findYourWeek']> = 'Trouver votre semaine';
