import { CONCEPTION_DAY, PREGNANCY_DAYS, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/conception');

const days = PREGNANCY_DAYS - CONCEPTION_DAY;

export const page: Words<English['page']> = {
  title: 'Date de conception et date d’accouchement\u00a0: le calcul',
  description:
    'De la conception à la date prévue\u00a0: 266 jours plus tard. Et à rebours\u00a0: la date de conception que suppose une date prévue, et si c’est sûr. Privé.',
  shortTitle: 'Conception et date prévue',
};

export const title: Words<English['title']> = 'De la conception à la date prévue, et à rebours';
export const answer: Words<English['answer']> =
  `Date prévue\u00a0: le jour de la conception plus ${days} jours, soit ${days / 7} semaines. À rebours\u00a0: la date prévue moins ${days} jours.`;
export const dateLabel: Words<English['dateLabel']> = 'Jour de la conception';
export const dateHint: Words<English['dateHint']> =
  'Le jour de l’ovulation, si vous le connaissez. Sinon, le jour qui vous semble le plus probable.';

export const backTitle: Words<English['backTitle']> = 'D’une date prévue à la conception';
export const sureTitle: Words<English['sureTitle']> = 'À quel point est-ce sûr?';
export const sure: English['sure'] = [
  {
    text: `Peu de gens connaissent le jour. Le calcul suppose un cycle de ${STANDARD_CYCLE_DAYS}\u00a0jours, avec une ovulation vers le jour\u00a0${CONCEPTION_DAY}. La vôtre a pu venir plus tôt ou plus tard.`,
    sources: ['msd-dating'],
  },
  {
    text: 'Prenez donc un jour compté à rebours comme le milieu de quelques jours, pas comme un seul jour. Des dates ne peuvent pas prouver un jour.',
  },
];
export const weeksTitle: Words<English['weeksTitle']> = 'Pourquoi la grossesse compte deux semaines de plus';
export const weeks: English['weeks'] = [
  {
    text: 'Les semaines de grossesse se comptent à partir du premier jour des dernières menstruations, environ deux semaines avant la conception. Le jour de la conception, le compte est déjà à 2\u00a0semaines.',
    sources: ['msd-dating'],
  },
];
export const example: Words<English['example']> = (conception, dueDate) =>
  `Un exemple\u00a0: une conception le ${conception} donne le ${dueDate}, et cette date prévue ramène au même jour.`;
export const afterIvf: Words<English['afterIvf']> = 'Après une FIV\u00a0: compter à partir du transfert';
