import { MULTIPLES_BIRTH_WEEK, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/journey');

export const title: Words<English['title']> = 'Votre grossesse, étape par étape';
export const tabs: Words<English['tabs']> = { timeline: 'Calendrier', milestones: 'Étapes', seasonal: 'Saisons' };
export const sources: Words<English['sources']> = 'Sources';

export const keyDates: Words<English['keyDates']> = 'Dates clés de la grossesse';
export const dueDate: Words<English['dueDate']> = 'Date prévue';
export const conceptionDate: Words<English['conceptionDate']> = 'Date de conception estimée';
export const twins: Words<English['twins']> = `Jumeaux : naissance habituelle, semaine ${MULTIPLES_BIRTH_WEEK.twins}`;
export const triplets: Words<English['triplets']> =
  `Triplés : naissance habituelle, semaine ${MULTIPLES_BIRTH_WEEK.triplets}`;
export const quads: Words<English['quads']> =
  `Quadruplés : naissance habituelle, semaine ${MULTIPLES_BIRTH_WEEK.quads}`;
export const multiplesNote: Words<English['multiplesNote']> =
  'La date prévue de jumeaux, de triplés ou de quadruplés est la même que pour un seul bébé. Ils naissent souvent plus tôt; la personne qui suit votre grossesse fait un plan avec vous.';

export const stats: Words<English['stats']> = 'La grossesse en chiffres';
export const ageSinceConception: Words<English['ageSinceConception']> = 'Âge depuis la conception';
export const ageDetail: Words<English['ageDetail']> = 'vos semaines complètes de grossesse, moins deux';

export const clock: Words<English['clock']> = 'Temps écoulé et temps restant';
export const soFar: Words<English['soFar']> = 'Écoulé';
export const toGo: Words<English['toGo']> = 'Restant';
export const clockNote: Words<English['clockNote']> =
  `Compté à partir de ${PREGNANCY_DAYS / 7} semaines avant votre date prévue, jusqu’au début de ce jour-là. Chaque jour compte pour 24 heures.`;

export const trimesterBreakdown: Words<English['trimesterBreakdown']> = 'Les trimestres';
export const trimesters: Words<English['trimesters']> = {
  1: 'Premier trimestre',
  2: 'Deuxième trimestre',
  3: 'Troisième trimestre',
};
export const trimesterStatus: Words<English['trimesterStatus']> = {
  completed: 'Terminé',
  'in-progress': 'En cours',
  'not-started': 'À venir',
};

export const beforeBirth: Words<English['beforeBirth']> = 'Avant la naissance';
export const yourTimeline: Words<English['yourTimeline']> =
  'Votre calendrier : rendez-vous, dates à enregistrer et une page à imprimer';

export const afterBirth: Words<English['afterBirth']> = 'Après la naissance';
export const babiesDiffer: Words<English['babiesDiffer']> =
  'Les bébés diffèrent de plusieurs semaines ou mois, et ne font pas tout dans cet ordre. Une date prévue donne des estimations, pas un plan. Pour un bébé né tôt, on compte le plus souvent à partir de la date prévue, comme nous le faisons ici. Si vous vous posez des questions, parlez-en à la personne qui vous suit.';
export const estimatedDate: Words<English['estimatedDate']> = 'Date estimée :';

export const birthstone: Words<English['birthstone']> = 'Pierre de naissance';
export const birthFlowers: Words<English['birthFlowers']> = 'Fleurs de naissance';
export const bothFlowers = (flower: string, otherFlower: string) => `${flower}, ${otherFlower}`;
export const tips: Words<English['tips']> = 'Conseils de saison';
export const activities: Words<English['activities']> = 'À faire au Canada';
