import type { ReactNode } from 'react';
import { CONCEPTION_DAY, PREGNANCY_DAYS, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/page');

const DAYS_FROM_CONCEPTION = PREGNANCY_DAYS - CONCEPTION_DAY;

export const byHandTitle: Words<English['byHandTitle']> = 'Sans JavaScript : compter à la main';
export const byHandIntro: Words<English['byHandIntro']> =
  'Le formulaire ci-dessous a besoin de JavaScript, qui est désactivé. Le calcul est court :';
export const byHandRules: Words<English['byHandRules']> = {
  lmp: `Selon vos dernières menstruations : leur premier jour plus ${PREGNANCY_DAYS} jours (${PREGNANCY_DAYS / 7} semaines).`,
  conception: `Selon la conception : ce jour plus ${DAYS_FROM_CONCEPTION} jours (${DAYS_FROM_CONCEPTION / 7} semaines).`,
  ultrasound: `Selon une échographie : le jour de l’examen plus ${PREGNANCY_DAYS} jours, moins les jours de grossesse ce jour-là.`,
};
export const byHandExample: Words<English['byHandExample']> =
  `Sur un calendrier, ${PREGNANCY_DAYS} jours font ${PREGNANCY_DAYS / 7} lignes vers le bas, le même jour de la semaine. Des menstruations commencées le mardi 1er septembre 2026 donnent le mardi 8 juin 2027.`;

export const howWeCount: Words<English['howWeCount']> = 'Notre façon de compter';
export const counting: Words<English['counting']> =
  `Une grossesse compte ${PREGNANCY_DAYS} jours à partir du premier jour de vos dernières menstruations, pour un cycle de ${STANDARD_CYCLE_DAYS} jours.`;
export const withSources = (text: string, sources: ReactNode) => (
  <>
    {text} ({sources})
  </>
);
export const datingSources: Words<English['datingSources']> = 'Sources sur les dates prévues et les semaines';
export const callSources: Words<English['callSources']> = 'Sources sur qui appeler';
export const noAdvice: Words<English['noAdvice']> =
  'Ceci est un guide, pas un avis médical. La date de la personne qui suit votre grossesse l’emporte, et une échographie précoce tranche souvent. Appelez votre médecin ou votre sage-femme dès que quelque chose vous inquiète.';
