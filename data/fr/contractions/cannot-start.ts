import { CALL_NOW_INTERVAL_SECONDS, TERM_WEEKS } from '@/data/labour-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/cannot-start');

/** What the page says where the timer has not started: its script is missing, broken or too new for the browser. */
export const cannotStart: Words<English['cannotStart']> = 'Le chronomètre n’a pas démarré.';
export const writeDown: Words<English['writeDown']> =
  'Écrivez à quelle heure chaque contraction commence et finit. Le bouton note quand même chaque appui, et le garde pour le moment où le chronomètre démarrera.';
export const callWithoutTimer: Words<English['callWithoutTimer']> =
  `Moins de ${TERM_WEEKS} semaines? Appelez tout de suite, ou allez à l’hôpital. Dès ${TERM_WEEKS} semaines : appelez votre médecin, votre sage-femme ou l’hôpital quand les contractions viennent toutes les ${CALL_NOW_INTERVAL_SECONDS / 60} minutes ou moins, et plus tôt si une des situations de cette page est la vôtre.`;
export const whenToCall: Words<English['whenToCall']> = 'Quand appeler';
export const tappedTimes: Words<English['tappedTimes']> = 'Heures de vos appuis';
export const startedAt = (time: string) => `Début à ${time}`;
export const endedAt = (time: string) => `Fin à ${time}`;
export const reload: Words<English['reload']> = 'Recharger la page';
