import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/benefit-dates');

const QUEBEC =
  'Au Québec. Vos propres semaines peuvent finir plus tôt. Compté à partir de votre date prévue; si votre bébé naît un autre jour, la date peut changer.';
const ELSEWHERE =
  'Hors du Québec. Vos propres semaines peuvent finir plus tôt. Compté à partir de votre date prévue; si votre bébé naît un autre jour, la date peut changer.';

export const benefitDates: Words<English['benefitDates']> = {
  'benefit-ei-start': {
    title: 'Prestations de maternité de l’assurance-emploi : début au plus tôt',
    text: 'Hors du Québec. Service Canada décide de votre demande; c’est vous qui choisissez quand arrêter de travailler.',
  },
  'benefit-ei-maternity-end': {
    title: 'Prestations de maternité de l’assurance-emploi : fin au plus tard',
    text: ELSEWHERE,
  },
  'benefit-ei-standard-end': {
    title: 'Prestations parentales standards de l’assurance-emploi : fin au plus tard',
    text: ELSEWHERE,
  },
  'benefit-ei-extended-end': {
    title: 'Prestations parentales prolongées de l’assurance-emploi : fin au plus tard',
    text: ELSEWHERE,
  },
  'benefit-qpip-start': {
    title: 'Prestations de maternité du RQAP : début au plus tôt',
    text: 'Au Québec. Le régime décide de votre demande; c’est vous qui choisissez quand arrêter de travailler.',
  },
  'benefit-qpip-maternity-end': {
    title: 'Prestations de maternité du RQAP : fin au plus tard',
    text: QUEBEC,
  },
  'benefit-qpip-parental-end': {
    title: 'Prestations parentales du RQAP : fin au plus tard',
    text: QUEBEC,
  },
};

export const title: Words<English['title']> = 'Dates du congé et des prestations';
export const intro: Words<English['intro']> =
  'Les prestations, c’est l’argent. Demandez-les dès que vous arrêtez\u00a0: plus d’environ 4\u00a0semaines après le dernier jour, l’assurance-emploi peut se perdre, et le RQAP ne paie au plus que six semaines en arrière. Le congé est un droit à part\u00a0: demandez à votre employeur quel préavis donner.';
export const bothPrograms: Words<English['bothPrograms']> =
  'Au Québec, c’est le RQAP; partout ailleurs, c’est l’assurance-emploi. Choisissez plus haut où vous habitez pour ne voir que vos dates.';
export const plannerLink: Words<English['plannerLink']> = 'Planifier votre congé et voir les montants';
