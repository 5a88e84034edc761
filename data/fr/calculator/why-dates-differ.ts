import { CONCEPTION_DAY, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/why-dates-differ');

export const title: Words<English['title']> = 'Pourquoi les dates diffèrent-elles?';
export const intro: Words<English['intro']> =
  `Une date prévue selon vos dernières menstruations suppose un cycle de ${STANDARD_CYCLE_DAYS} jours, avec une ovulation vers le jour ${CONCEPTION_DAY}. Une échographie, elle, mesure votre bébé. Les deux diffèrent souvent de quelques jours. Entrez les deux pour voir de combien, et laquelle compte.`;
export const afterTransfer: Words<English['afterTransfer']> =
  'Après une FIV, la date prévue vient du jour de votre transfert, et aucune échographie ne la change. Parlez à la personne qui vous suit de tout ce qui ne concorde pas. Sa date l’emporte.';
export const sources: Words<English['sources']> = 'Sources :';

export const formName: Words<English['formName']> = 'Comparer deux dates';
export const yourPeriod: Words<English['yourPeriod']> = 'Vos dernières menstruations';
export const periodDay: Words<English['periodDay']> = 'Premier jour de vos dernières menstruations';
export const cycleLength: Words<English['cycleLength']> = 'Durée de votre cycle en jours';
export const yourScan: Words<English['yourScan']> = 'Votre échographie';
export const scanDay: Words<English['scanDay']> = 'Jour de l’échographie';
export const scanHint = (earliest: string) =>
  `La première faite à partir de ${earliest}. Son rapport dit à combien de semaines vous en étiez.`;
export const scanWeeks: Words<English['scanWeeks']> = 'Semaines à l’échographie';
export const scanDays: Words<English['scanDays']> = 'Jours à l’échographie';
export const compare: Words<English['compare']> = 'Comparer les deux dates';
export const scanBeforePeriod: Words<English['scanBeforePeriod']> =
  'Cette échographie vient avant le premier jour de vos dernières menstruations. Vérifiez les deux dates.';

export const difference: Words<English['difference']> = 'Différence';
export const noDifference: Words<English['noDifference']> = 'Les deux donnent la même date prévue.';
export const scanIsLater = (days: string) =>
  `L’échographie donne une date prévue ${days} plus tard que vos dernières menstruations.`;
export const scanIsEarlier = (days: string) =>
  `L’échographie donne une date prévue ${days} plus tôt que vos dernières menstruations.`;

export const byPeriod: Words<English['byPeriod']> = 'Selon vos dernières menstruations';
export const byScan: Words<English['byScan']> = 'Selon votre échographie';
export const preferred: Words<English['preferred']> = 'Privilégiée';
export const sameDate = (date: string) => `Quelle que soit la façon de compter, votre date prévue est le ${date}.`;
export const periodStands = (date: string) =>
  `La date selon vos dernières menstruations reste pour le moment : le ${date}.`;
export const scanIsPreferred = (date: string) =>
  `Les lignes directrices canadiennes privilégient la date de l’échographie : le ${date}.`;
export const earliestScanDecides = (earliest: string, latest: string) =>
  `La première échographie faite de ${earliest} à ${latest} décide, même si la date de vos dernières menstruations est certaine.`;
export const scanTooEarly = (earliest: string) =>
  `Une échographie avant ${earliest} ne décide pas d’une date prévue. Une échographie à partir de ${earliest} est un meilleur guide : parlez-en à la personne qui vous suit.`;
export const scanTooLate = (earliest: string, latest: string) =>
  `Une échographie après ${latest} ne change pas une date prévue déjà fixée. Si vous en avez eu une plus tôt, à partir de ${earliest}, entrez plutôt celle-là. Sinon, demandez à la personne qui vous suit quelle date prendre.`;
export const olderRule = (firstTrimester: string, secondTrimester: string) =>
  `Une règle canadienne plus ancienne (directive clinique numéro 214 de la SOGC) ne change la date prévue que si une échographie du premier trimestre s’en écarte de plus de ${firstTrimester}, ou une du deuxième de plus de ${secondTrimester}.`;
export const scanInFirst: Words<English['scanInFirst']> = 'Votre échographie était dans le premier.';
export const scanInSecond: Words<English['scanInSecond']> = 'Votre échographie était dans le deuxième.';
export const moreByOlderRule = (days: string) =>
  `L’écart entre vos dates est de ${days}, donc plus grand : selon cette règle aussi, l’échographie décide.`;
export const lessByOlderRule = (days: string) =>
  `L’écart entre vos dates est de ${days}, donc pas plus grand : selon cette règle, la date de vos dernières menstruations resterait.`;
export const askIfFarApart: Words<English['askIfFarApart']> =
  'Si l’écart entre les deux dates dépasse deux semaines environ, demandez à la personne qui vous suit ce que cela veut dire.';
