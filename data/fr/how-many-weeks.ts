import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/how-many-weeks');

export const page: Words<English['page']> = {
  title: 'À combien de semaines suis-je? Semaines, mois, trimestre',
  description: `À combien de semaines et de mois de grossesse êtes-vous aujourd’hui? Semaines, jours, mois et trimestre, et un tableau des ${LAST_WEEK}\u00a0semaines.`,
  shortTitle: 'Combien de semaines?',
};

export const title: Words<English['title']> = 'À combien de semaines de grossesse suis-je?';
export const answer: Words<English['answer']> =
  'Entrez une date que vous connaissez. À la main\u00a0: comptez à partir du premier jour de vos dernières menstruations, 7\u00a0jours par semaine.';

export const tableTitle: Words<English['tableTitle']> = `Les ${LAST_WEEK}\u00a0semaines en mois et en trimestres`;
export const trimesters: Words<English['trimesters']> = {
  1: 'Premier trimestre',
  2: 'Deuxième trimestre',
  3: 'Troisième trimestre',
};
export const heads: Words<English['heads']> = { week: 'Semaine', month: 'Mois' };
export const week: Words<English['week']> = (week) => `Semaine ${week}`;

export const monthsTitle: Words<English['monthsTitle']> = 'Comment les mois sont comptés';
export const months: Words<English['months']> = (months) =>
  `Il n’y a pas de règle unique. Nous comptons ${months} mois à partir du premier jour des dernières menstruations, trois par trimestre\u00a0: chacun est à peu près aussi long qu’un mois du calendrier. Le mois du tableau est celui du milieu de la semaine. D’autres comptent un peu autrement\u00a0: la personne qui vous suit compte en semaines.`;
export const toTable: Words<English['toTable']> = 'Toutes les semaines en mois et en trimestres';
export const weekRule: Words<English['weekRule']> =
  'La semaine 20, ici, veut dire que 20\u00a0semaines sont complètes\u00a0: de 20\u00a0semaines à 20\u00a0semaines et 6\u00a0jours.';
