import type { StoolColour } from '@/data/after-birth/diapers';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/diapers');

export const diapersTitle: Words<English['diapersTitle']> = 'Boires et couches, jour par jour';
export const diapersIntro: Statement = {
  text: 'Pour un bébé allaité né à terme, en 24\u00a0heures. Le jour de la naissance est le jour\u00a00. Vous n’avez rien à compter ni à noter\u00a0: c’est seulement pour comparer.',
  sources: ['toronto-breastfeeding', 'after-ontario-breastfeeding'],
};
export const columns: Words<English['columns']> = {
  day: 'Jour',
  feeds: 'Boires',
  wetDiapers: 'Couches mouillées',
  stools: 'Selles',
};
export const onDay: Words<English['onDay']> = (day) => `Jour ${day}`;
/** Of a row that holds until the next. */
export const fromDayToDay: Words<English['fromDayToDay']> = (first, last) => `Jours ${first} à ${last}`;
export const atLeast: Words<English['atLeast']> = (count) => `Au moins ${count}`;
/** Where no number is given. */
export const someHaveFewer: Words<English['someHaveFewer']> = 'Certains bébés en ont moins maintenant';
export const stoolColours: Record<StoolColour, string> = {
  first: 'Noires ou vert foncé',
  changing: 'Brunes, vertes ou jaunes',
  yellow: 'Jaunes',
};
/** Below the table: what is more than a number, and what few poops ask for. */
export const paleUrine: Statement = {
  text: 'Vers le jour 5, l’urine devient pâle. Moins de 3\u00a0selles par jour, du jour 3 jusqu’à 3\u00a0semaines environ? Appelez le jour même votre sage-femme, le personnel infirmier ou la personne qui vous suit. Aucune selle pendant 24\u00a0heures la première semaine? Appelez maintenant. Après 3 ou 4\u00a0semaines environ, certains bébés allaités font des selles moins souvent.',
  sources: [
    'after-region-peel-breastfeeding-baby',
    'after-ontario-breastfeeding',
    'after-grey-bruce-signs-that',
    'north-york-after-birth',
    'london-baby-signs',
  ],
};
/** Before the signs of the list. */
export const fewerWetDiapers: Words<English['fewerWetDiapers']> =
  'Moins de couches mouillées que cela? C’est un signe. Très peu de boires aussi\u00a0:';
export const formulaFed: Statement = {
  text: 'Une préparation, ou le sein et une préparation? Nous n’avons trouvé aucun chiffre par jour. Demandez à quoi vous attendre à votre sage-femme, au personnel infirmier ou à votre ligne santé. Les signes de la liste valent pour toutes les façons de nourrir.',
};
export const notForEarlyBabies: Statement = {
  text: 'Votre bébé est né trop tôt, ou est à l’hôpital? Ces chiffres ne sont pas pour vous. Demandez les siens à l’équipe\u00a0: ce sont ceux qui valent.',
};
