import { HEART_SEEN_WEEKS, OFTEN_ABOVE_RATE, USUAL_HEART_RATE } from '@/data/heart';
import { HEART_START_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/heart');

const startWeek = HEART_START_DAY / 7;

export const rate: Words<English['rate']> = 'Rythme du cœur';
export const rates: English['rates'] = {
  'not-seen': {
    value: 'Pas encore de chiffre',
    detail: `se voit d’habitude pour la première fois entre ${HEART_SEEN_WEEKS.from} et ${HEART_SEEN_WEEKS.to} semaines`,
    sources: ['heart-start'],
  },
  rising: {
    value: 'Il accélère',
    detail: 'le rythme monte vite dans ces semaines',
    sources: ['heart-rate-5867'],
  },
  fast: {
    value: 'Rapide',
    detail: `Le cœur de votre bébé bat vite maintenant, souvent plus de ${OFTEN_ABOVE_RATE} fois par minute. Il ralentit un peu au fil des semaines.`,
    sources: ['heart-rate-5867'],
  },
  settled: {
    value: `de ${USUAL_HEART_RATE.min} à ${USUAL_HEART_RATE.max} battements par minute`,
    detail: 'rythme habituel au repos',
    sources: ['sogc-396'],
  },
};

export const beats: Words<English['beats']> = 'Battements';
export const beatsSoFar = (count: string) => ({
  value: `environ ${count}`,
  detail: 'jusqu’ici, une estimation approximative',
});
export const notCounted = { value: 'Non comptés', detail: `le compte commence à ${startWeek} semaines` };
export const simpleRule = (least: number, most: number, beatsSoFar: string) =>
  `Pour le cœur, une règle simple donne de ${least} à ${most} battements par minute cette semaine, et un total d’environ ${beatsSoFar} jusqu’ici si chaque jour avait été comme aujourd’hui. Nous additionnons jour par jour à partir de ${startWeek} semaines, chacun au rythme de la règle pour sa semaine.`;
