import { LATE_TERM_WEEKS, LONG_WAY_MINUTES, TERM_WEEKS } from '@/data/labour-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/timer');

export const ready: Words<English['ready']> = 'Prêt à chronométrer';
export const running: Words<English['running']> = 'Contraction en cours';
export const start: Words<English['start']> = 'Début de la contraction';
export const stop: Words<English['stop']> = 'Fin de la contraction';
export const prompt: Words<English['prompt']> = 'Appuyez au début, puis à la fin.';
export const since = (time: string) => `début : ${time}`;
export const changeStart: Words<English['changeStart']> = 'Modifier le début';
export const clock: Words<English['clock']> = 'Durée de cette contraction';
export const sinceLastStart: Words<English['sinceLastStart']> = 'Depuis le dernier début';
/** The last one: its start and its length. */
export const lastOne: Words<English['lastOne']> = ({ time, length }) => `${time}, durée ${length}`;
export const lastLongAgo: Words<English['lastLongAgo']> =
  'Votre dernière contraction remonte à plus d’une demi-journée.';

/** What was done last. */
export const changes: Words<English['changes']> = {
  started: 'Contraction commencée.',
  stopped: 'Contraction terminée.',
  edited: 'Heures modifiées.',
  added: 'Contraction ajoutée.',
  deleted: 'Contraction supprimée.',
  confirmed: 'Durée confirmée.',
  cleared: 'Toutes les contractions sont effacées.',
};
export const lastChange: Words<English['lastChange']> = 'Dernier changement';
export const undo: Words<English['undo']> = 'Annuler';

export const advice: Words<English['advice']> = 'Conseil';
export const urgentAdvice: Words<English['urgentAdvice']> = 'Conseil urgent';
export const currentAdvice: Words<English['currentAdvice']> = 'Conseil du moment';
export const forgotToStop: Words<English['forgotToStop']> = 'J’ai oublié d’arrêter';
export const lastedThatLong: Words<English['lastedThatLong']> = 'Elle a bien duré tout ce temps';

export const callNumber = (number: string) => `Appeler le ${number}`;
export const emergency: Words<English['emergency']> = 'Urgence';
export const provider: Words<English['provider']> = 'Médecin ou sage-femme';
export const addNumber: Words<English['addNumber']> = 'Ajouter un numéro';
export const changeNumber: Words<English['changeNumber']> = 'Changer le numéro';

export const saving: Words<English['saving']> = 'Enregistrement';

/** What is known of the visitor, in one line above the clock. */
export const facts: Words<English['facts']> = {
  questionsFirst: 'Deux questions d’abord',
  askBirths: 'Déjà accouché?',
  isTerm: `${TERM_WEEKS} semaines ou plus`,
  isPreterm: `moins de ${TERM_WEEKS} semaines`,
  laterBirth: 'déjà accouché',
  firstBirth: 'premier bébé',
  distances: {
    'under-30': `à moins de ${LONG_WAY_MINUTES} min`,
    '30-to-60': `${LONG_WAY_MINUTES} à ${2 * LONG_WAY_MINUTES} min`,
    'over-30': `à plus de ${LONG_WAY_MINUTES} min`,
    'over-60': `plus de ${2 * LONG_WAY_MINUTES} min`,
    'by-plane': 'en avion',
  },
  lists: { go: 'première liste', call: 'deuxième liste' },
  change: 'modifier',
};
/** Before 37 weeks the call leads. `weeks` as it is read, such as '21 semaines'. */
export const callFirst = (weeks: string) => `À ${weeks}\u00a0: appelez ou partez, n’attendez pas`;
export const callFirstByAnswer: Words<English['callFirstByAnswer']> =
  `Avant ${TERM_WEEKS} semaines\u00a0: appelez ou partez, n’attendez pas`;
export const meanwhile: Words<English['meanwhile']> = 'Vous pouvez les chronométrer entre-temps';

/** What holds the questions. */
export const questionsTitle: Words<English['questionsTitle']> = 'Questions qui changent le conseil';
export const ageOfAdvice = (age: string) => `D’après votre date prévue, ces conseils valent pour ${age}.`;
export const questions: Words<English['questions']> = {
  isTerm: `À ${TERM_WEEKS} semaines ou plus?`,
  hasGivenBirth: 'Avez-vous déjà accouché?',
  distance: 'À quelle distance est l’hôpital?',
  mustNotWait: 'Êtes-vous dans un de ces cas?',
};
/** Below the question of 37 weeks once it is answered with yes: no due date says more. */
export const pastTermByAnswer: Words<English['pastTermByAnswer']> =
  `À ${LATE_TERM_WEEKS} semaines ou plus? Appelez dès que les contractions commencent.`;
export const distances: Words<English['distances']> = {
  'under-30': `Moins de ${LONG_WAY_MINUTES} minutes`,
  '30-to-60': `De ${LONG_WAY_MINUTES} à ${2 * LONG_WAY_MINUTES} minutes`,
  'over-60': 'Plus d’une heure de route',
  'by-plane': 'En avion',
};
/** Above the lists themselves. */
export const mustNotWait: Words<English['mustNotWait']> = {
  go: 'Oui, un cas de la première liste',
  call: 'Oui, un cas de la deuxième liste',
  none: 'Non',
};
export const yes: Words<English['yes']> = 'Oui';
export const no: Words<English['no']> = 'Non';
export const skip: Words<English['skip']> = 'Passer';

export const averageLength: Words<English['averageLength']> = 'Durée moyenne';
export const noLength: Words<English['noLength']> = 'Inconnue';
export const frequency: Words<English['frequency']> = 'Fréquence';
export const apart = (gap: string) => `${gap} d’écart`;
export const noFrequency: Words<English['noFrequency']> = 'Pas assez de données';
/** Lengths and gaps are those of the hour, where there are any. */
export const lastHour: Words<English['lastHour']> = ({ count, length, gap }) => {
  if (length && gap) return `Dernière heure : ${count} au chronomètre, durée ${length}, ${gap} d’écart`;
  if (length) return `Dernière heure : ${count} au chronomètre, durée ${length}`;
  return gap ? `Dernière heure : ${count} au chronomètre, ${gap} d’écart` : `Dernière heure : ${count} au chronomètre`;
};

export const history: Words<English['history']> = 'Historique';
export const addByHand: Words<English['addByHand']> = 'En ajouter une à la main';
export const clearAll: Words<English['clearAll']> = 'Tout effacer';
export const nothingRecorded: Words<English['nothingRecorded']> = 'Aucune contraction notée pour le moment';
