import { eiRules } from '@/data/benefits/ei-rules';
import {
  BIRTH_AGE_DAYS,
  LAST_PAYABLE_WEEKS,
  LONGEST_WINDOW_WEEKS,
  RETURN_MONTHS,
} from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/leave-form');

export const form: Words<English['form']> = 'Planifier votre congé';
export const noAnswerYet: Words<English['noAnswerYet']> =
  'Votre réponse s’affiche ici dès que vous avez dit où vous habitez et quand. Toutes les autres questions peuvent rester vides.';
/** Below the fields once a region is known, and no date. */
export const programOf: Words<English['programOf']> = {
  ei: (inRegion) =>
    `Les prestations parentales ${inRegion} viennent de l’assurance-emploi (AE) : jusqu’à ${eiRules.maternity.weeks} semaines de maternité pour le parent qui accouche, puis, pour un parent, jusqu’à ${eiRules.standard.maxWeeksOneParent} semaines parentales à ${eiRules.standard.ratePercent} % de votre rémunération, ou jusqu’à ${eiRules.extended.maxWeeksOneParent} à ${eiRules.extended.ratePercent} %.`,
  qpip: (inRegion) =>
    `Les prestations parentales ${inRegion} viennent du Régime québécois d’assurance parentale (RQAP). Le régime de base paie plus de semaines, le régime particulier paie plus par semaine.`,
};
export const addDate: Words<English['addDate']> = 'Ajoutez la date prévue pour voir vos jours.';
export const openingAnswer: Words<English['openingAnswer']> = 'Chargement de votre réponse…';
export const where: Words<English['where']> = 'Où habitez-vous?';
export const noProvince: Words<English['noProvince']> = 'Choisissez où vous habitez';
export const dueDate: Words<English['dueDate']> = 'Date prévue';
export const alreadyBorn: Words<English['alreadyBorn']> = 'Votre bébé est déjà là?';
export const birthDate: Words<English['birthDate']> = 'Date de naissance, une fois votre bébé là';
export const placementDate: Words<English['placementDate']> = 'Le jour où votre enfant vient vivre avec vous';

/** What is known, in the line that leads to its field. */
export const born = (day: string) => `Date de naissance : ${day}`;
export const arrivedOn = (day: string) => `Arrivée de l’enfant : ${day}`;

export const who: Words<English['who']> = 'Qui sera en congé?';
export const whoOptions: Words<English['whoOptions']> = {
  birth: 'Le parent qui accouche',
  other: 'L’autre parent',
  both: 'Les deux',
};
export const whoAdopts: Words<English['whoAdopts']> = {
  birth: 'Un parent',
  other: 'Le deuxième parent',
  both: 'Les deux',
};
export const babies: Words<English['babies']> = 'Combien de bébés?';
export const babyOptions: Words<English['babyOptions']> = { '1': 'Un', '2': 'Des jumeaux', '3': 'Trois ou plus' };
export const twoParents: Words<English['twoParents']> = 'Deux parents à l’acte de naissance?';
export const yes: Words<English['yes']> = 'Oui';
export const no: Words<English['no']> = 'Non';

export const lastWorkDay: Words<English['lastWorkDay']> = 'Dernier jour de travail';
export const monthsHint: Words<English['monthsHint']> =
  'À compter de la première semaine pour l’enfant : la maladie, les prestations régulières et les semaines sans prestations d’avant s’y ajoutent.';
export const lastWorkDayHint: Words<English['lastWorkDayHint']> = 'Si vide : la semaine avant la naissance.';
export const lastWorkDayHintOfArrival: Words<English['lastWorkDayHintOfArrival']> =
  'Si vide : la semaine avant l’arrivée de l’enfant.';
export const bornBeforeLastDay: Words<English['bornBeforeLastDay']> =
  'Votre bébé est né avant ce jour. Déjà en congé? Modifiez la date.';
export const workdays: Words<English['workdays']> = 'Quels jours travaillez-vous?';
export const weekdays: Words<English['weekdays']> = [
  { short: 'Di', name: 'Dimanche' },
  { short: 'Lu', name: 'Lundi' },
  { short: 'Ma', name: 'Mardi' },
  { short: 'Me', name: 'Mercredi' },
  { short: 'Je', name: 'Jeudi' },
  { short: 'Ve', name: 'Vendredi' },
  { short: 'Sa', name: 'Samedi' },
];
export const noWorkdays: Words<English['noWorkdays']> =
  'Choisissez au moins un jour. D’ici là, nous comptons du lundi au vendredi.';
export const back: Words<English['back']> = 'De retour au travail';
export const backOptions: Words<English['backOptions']> = {
  year: 'Après un an',
  '18-months': `Après ${RETURN_MONTHS['18-months']} mois`,
  paid: 'À la fin des prestations',
  date: 'À une date',
  'no-claim': 'Sans demande d’assurance-emploi ni de RQAP',
};
export const backDate: Words<English['backDate']> = 'Jour du retour au travail';
export const notClaimingHint: Words<English['notClaimingHint']> =
  'Aux études, par exemple, ou avec trop peu d’heures d’emploi assurable.';
export const otherMayClaim: Words<English['otherMayClaim']> = 'L’autre parent peut quand même faire sa demande.';
export const sharedTimeHint: Words<English['sharedTimeHint']> =
  'Pour ce parent seulement. Pour vous partager ce temps, choisissez « À une date » pour les deux.';

export const pay: Words<English['pay']> = 'Salaire brut';
export const payHint: Words<English['payHint']> = 'Pour voir les montants. Un chiffre approximatif suffit.';
export const payPer: Words<English['payPer']> = 'Période';
export const payPeriods: Words<English['payPeriods']> = {
  week: 'semaine',
  'two-weeks': '2 semaines',
  month: 'mois',
  year: 'année',
  varies: 'montant variable',
};
export const bestWeeksTotal: Words<English['bestWeeksTotal']> = {
  ei: 'Vos meilleures semaines, additionnées',
  qpip: 'Vos dernières semaines avec salaire, additionnées',
};
export const bestWeeks: Words<English['bestWeeks']> = {
  ei: 'Combien de semaines comptent où vous habitez',
  qpip: 'Combien de semaines cela fait',
};
export const bestWeeksHint: Words<English['bestWeeksHint']> = {
  ei: `De ${eiRules.bestWeeks.min} à ${eiRules.bestWeeks.max}, selon le taux de chômage de votre région : Service Canada dit combien. Avec moins de semaines travaillées, le total se divise quand même par ce nombre.`,
  qpip: `Le RQAP fait en général la moyenne des ${qpipRules.averagedWeeks.max} dernières semaines avec salaire. Les semaines sans salaire ne comptent pas.`,
};
export const payIsRight: Words<English['payIsRight']> = 'C’est juste';

export const makeItExact: Words<English['makeItExact']> = 'Préciser la réponse';
export const more: Words<English['more']> = 'Des questions qui changent la réponse pour certaines personnes';
export const notCounted: Words<English['notCounted']> = 'Une réponse de cette partie n’est pas encore comptée.';
export const openingMore: Words<English['openingMore']> = 'Chargement des questions…';

export const dateProblems: Words<English['dateProblems']> = {
  'no-such-date': 'Entrez une date complète qui existe : année, mois et jour.',
  'due-date-too-long-ago': `Cela remonte à plus de ${DUE_DATE_MAX_DAYS_AGO} jours. Si votre bébé est là, entrez aussi la date de naissance.`,
  'due-date-too-far-ahead': `Une date prévue est dans ${DUE_DATE_MAX_DAYS_AHEAD} jours au plus. Vérifiez l’année et le mois.`,
  'birth-in-future': 'Ce jour est encore à venir. Laissez la date de naissance vide jusqu’à ce que votre bébé soit là.',
  'birth-too-long-ago': `La période pour ces prestations est terminée : elle finit ${LONGEST_WINDOW_WEEKS} semaines après la semaine de la naissance ou de l’arrivée, plus tard seulement si l’enfant a été à l’hôpital. Si c’est le cas, entrez aussi ces jours. Sinon, vérifiez l’année.`,
  'birth-too-early': `Selon votre date prévue, cela vient avant ${BIRTH_AGE_DAYS.min / 7} semaines de grossesse. Vérifiez les deux dates. Si elles sont justes, demandez à Service Canada ou au RQAP à quoi vous avez droit.`,
  'birth-too-late': `Selon votre date prévue, cela vient après ${BIRTH_AGE_DAYS.max / 7} semaines de grossesse. Vérifiez les deux dates.`,
  'placement-too-far-ahead': 'Entrez un jour de l’année qui vient. Vérifiez l’année.',
  'last-day-too-early':
    'Cela remonte trop loin pour des prestations encore payées. Vérifiez l’année, ou laissez ce champ vide.',
  'last-day-too-late': 'À ce moment-là, la période pour ces prestations est terminée. Entrez un jour plus tôt.',
  'back-before-last-day':
    'Ce jour vient avant le début du congé. Tant qu’il n’est pas plus tard, nous comptons jusqu’à la fin des prestations.',
  'back-too-late': `Rien n’est payé plus de ${LAST_PAYABLE_WEEKS} semaines après la semaine de la naissance ou de l’arrivée. Entrez un jour plus tôt.`,
  'hospital-before-arrival':
    'Ce jour vient avant la naissance ou l’arrivée. Seules comptent les semaines depuis ce moment.',
  'end-before-start': 'Le dernier jour vient avant le premier.',
  'day-missing': 'Entrez aussi ce jour. D’ici là, ni l’un ni l’autre ne compte.',
};
export const payProblems: Words<English['payProblems']> = {
  'not-a-number': 'Entrez un montant en dollars, en chiffres, comme 1 150.',
  negative: 'Un salaire ne peut pas être inférieur à zéro.',
  zero: 'Entrez un montant au-dessus de zéro, ou laissez ce champ vide.',
  ambiguous: 'Est-ce que le point sépare dollars et cents? Écrivez 1200 ou 1,20.',
};
export const amountProblems: Words<English['amountProblems']> = {
  'not-a-number': payProblems['not-a-number'],
  negative: 'Ce montant ne peut pas être inférieur à zéro.',
  zero: 'Entrez un montant au-dessus de zéro, ou laissez ce champ vide.',
  ambiguous: payProblems.ambiguous,
  'too-high': 'C’est plus que prévu. Vérifiez le montant.',
};
export const tooHigh = (most: string) => `Entrez au plus ${most}. La période est-elle juste?`;
export const lowPay = (weekly: string) => `Cela fait ${weekly} par semaine. La période est-elle juste?`;
export const belowQpip = (least: string) =>
  `Le RQAP demande au moins ${least} de revenu assurable par année. Vérifiez le montant et la période.`;
export const bestWeeksNotWhole = (min: number, max: number) => `Entrez un nombre entier de ${min} à ${max}.`;
export const missing: Words<English['missing']> = 'Entrez aussi ceci. D’ici là, ni l’un ni l’autre ne compte.';
