import { CONCEPTION_DAY, EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/ivf');

export const page: Words<English['page']> = {
  title: 'Date d’accouchement après une FIV\u00a0: jour 3, 5 ou 6',
  description:
    'Date prévue après un transfert d’embryon (FIV)\u00a0: ajoutez 263 jours au jour 3, 261 au jour 5, 260 au jour 6. Frais ou congelé, pareil. Avec votre semaine.',
  shortTitle: 'Date prévue après une FIV',
};

export const title: Words<English['title']> = 'Calcul de la date prévue après une FIV';
export const answer: Words<English['answer']> = ({ three, five, six }) =>
  `Le jour du transfert plus\u00a0${five} jours pour un embryon de jour\u00a05. Jour\u00a03\u00a0: plus\u00a0${three}. Jour\u00a06\u00a0: plus\u00a0${six}. Frais ou congelé, votre ovule ou celui d’un don\u00a0: c’est pareil.`;
export const dateLabel: Words<English['dateLabel']> = 'Jour du transfert';
export const dateHint: Words<English['dateHint']> =
  'Le jour où l’embryon a été déposé, et non celui du prélèvement des ovules.';

export const tableTitle: Words<English['tableTitle']> = 'Selon l’âge de l’embryon';
export const heads: Words<English['heads']> = {
  embryo: 'Embryon',
  add: 'À ajouter au jour du transfert',
  example: (day) => `Un transfert le ${day} donne`,
};
export const plusDays: Words<English['plusDays']> = (days) => `+${days} jours`;
export const example: Words<English['example']> = ({ transfer, dueDate, days, age }) =>
  `Un exemple\u00a0: un embryon de jour 5, transféré le ${transfer}. Ajoutez ${days} jours\u00a0: la date prévue est le ${dueDate}. Le jour du transfert, la grossesse compte déjà ${age}\u00a0: ${CONCEPTION_DAY} jours, comme à toute conception, et les 5 jours de l’embryon.`;

export const sameTitle: Words<English['sameTitle']> = 'Embryon congelé, don d’ovule, autre âge';
export const same: Words<English['same']> = [
  'Deux choses seulement entrent dans le calcul\u00a0: le jour du transfert et l’âge de l’embryon en jours. Les jours au congélateur ne comptent pas.',
  'La provenance de l’ovule ou du sperme ne change rien. C’est pareil pour une personne qui porte l’enfant pour d’autres.',
  `La calculatrice accepte tous les âges de ${EMBRYO_AGE_DAYS.min} à ${EMBRYO_AGE_DAYS.max} jours, sous «\u00a0Autres options\u00a0».`,
];
export const otherAge: Words<English['otherAge']> = 'Un autre âge\u00a0: la calculatrice';

export const appTitle: Words<English['appTitle']> = 'Pourquoi une application peut donner une autre date';
export const appLead: Words<English['appLead']> =
  'Beaucoup d’applications ne demandent que les dernières menstruations, ou la conception. Elles peuvent alors se tromper de quelques jours.';
export const apps: Words<English['apps']> = ({ three, five, six, period }) => [
  `Une application qui demande les dernières menstruations\u00a0: entrez le jour qui vient ${five} jours avant le transfert d’un embryon de jour 5 (jour 3\u00a0: ${three} jours, jour 6\u00a0: ${six} jours). Dans l’exemple, c’est le ${period}. Ce n’est pas forcément le jour de vraies menstruations.`,
  'Une application qui prend le jour du transfert pour celui de la conception donne une date de 3 à 6 jours trop tardive.',
];
