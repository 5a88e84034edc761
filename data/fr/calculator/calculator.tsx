import type { ReactNode } from 'react';
import {
  LONG_CYCLE_DAYS,
  SECOND_TRIMESTER_DAY,
  STANDARD_CYCLE_DAYS,
  THIRD_TRIMESTER_DAY,
} from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';
import { lastPeriodHint, lastPeriodLabel } from '@/words/last-period';

type English = typeof import('@/data/en/calculator/calculator');

export const formName: Words<English['formName']> = 'Calculatrice';
export const changeDate: Words<English['changeDate']> = 'Modifier la date';
export const ownHeading: Words<English['ownHeading']> = 'Calculer votre propre date prévue';
export const methodQuestion: Words<English['methodQuestion']> = 'Quelle date connaissez-vous?';
export const methods: Words<English['methods']> = {
  lmp: 'Dernières menstruations',
  conception: 'Conception',
  ultrasound: 'Échographie',
  dueDate: 'J’ai déjà une date prévue',
};
export const dateLabels: Words<English['dateLabels']> = {
  lmp: lastPeriodLabel,
  conception: 'Date de conception',
  ultrasound: 'Date de l’échographie',
  dueDate: 'Date prévue',
};
export const dateHints: Words<English['dateHints']> = {
  lmp: lastPeriodHint,
  conception: 'Le jour de la conception, ou celui du transfert d’embryon (voir « Autres options »).',
  ultrasound: 'Le jour de l’examen. Entrez ensuite l’âge de la grossesse que le rapport indique.',
  dueDate: 'La date que vous a donnée la personne qui vous suit ou un rapport d’échographie.',
};
export const showsToday: Words<English['showsToday']> = 'Le champ affiche la date d’aujourd’hui\u00a0: changez-la.';
export const scanAge: Words<English['scanAge']> = 'Âge de la grossesse à l’échographie';
export const scanWeeks: Words<English['scanWeeks']> = 'Semaines';
export const scanDays: Words<English['scanDays']> = 'Jours';
export const moreOptions: Words<English['moreOptions']> = 'Autres options';
export const cycleLength: Words<English['cycleLength']> = 'Jours entre le début de deux menstruations';
export const isTransfer: Words<English['isTransfer']> = 'C’est le jour d’un transfert d’embryon (FIV)';
export const embryoAge: Words<English['embryoAge']> = 'Âge de l’embryon en jours';
export const calculate: Words<English['calculate']> = 'Calculer ma date prévue';
export const showWeeks: Words<English['showWeeks']> = 'Voir mes semaines';
export const calculating: Words<English['calculating']> = 'Calcul de votre date prévue…';

export const calculated: Words<English['calculated']> = 'Date prévue calculée!';
export const isDueOn = (date: string) => `Votre bébé est attendu le ${date}`;
export const wasDueOn = (date: string) => `Votre bébé était attendu le ${date}`;
export const forgotten: Words<English['forgotten']> = {
  title: 'Date prévue oubliée',
  description: 'Elle n’est plus gardée dans ce navigateur.',
};

export const cameWithLink: Words<English['cameWithLink']> = 'Cette date prévue vient d’un lien';
export const ownIsKept: Words<English['ownIsKept']> =
  'Votre propre date prévue est toujours gardée, et rien ne l’a changée.';
export const notKeptYet: Words<English['notKeptYet']> = 'Elle est affichée ici, mais pas gardée dans ce navigateur.';
export const replaceMine: Words<English['replaceMine']> = 'La prendre à la place de la mienne';
export const keepAsMine: Words<English['keepAsMine']> = 'La garder comme mienne';
export const backToMine: Words<English['backToMine']> = 'Revenir à la mienne';

export const resultName: Words<English['resultName']> = 'Résultat';
export const noResult: Words<English['noResult']> = 'Tout commence ici';
export const dueOn: Words<English['dueOn']> = 'Votre bébé est attendu le';
export const wasDue: Words<English['wasDue']> = 'Votre date prévue était le';
export const dueDay = (weekday: string, date: ReactNode) => (
  <>
    {weekday} {date}
  </>
);
export const weeksPregnant: Words<English['weeksPregnant']> = 'De grossesse';
export const currentTrimester: Words<English['currentTrimester']> = 'Trimestre';
export const trimesters: Words<English['trimesters']> = {
  1: 'Premier sur trois',
  2: 'Deuxième sur trois',
  3: 'Troisième sur trois',
};
export const trimesterNote: Words<English['trimesterNote']> =
  `Un trimestre est un tiers de la grossesse. Nous comptons le deuxième à partir de ${SECOND_TRIMESTER_DAY / 7} semaines et le troisième à partir de ${THIRD_TRIMESTER_DAY / 7} semaines. D’autres définitions diffèrent de deux semaines au plus. La date de la personne qui suit votre grossesse l’emporte.`;
export const longerCycle = (days: string) =>
  `Votre cycle a ${days} de plus que ${STANDARD_CYCLE_DAYS} : votre date prévue vient donc ${days} plus tard.`;
export const shorterCycle = (days: string) =>
  `Votre cycle a ${days} de moins que ${STANDARD_CYCLE_DAYS} : votre date prévue vient donc ${days} plus tôt.`;
export const longCycle: Words<English['longCycle']> =
  `Avec un cycle de plus de ${LONG_CYCLE_DAYS} jours, une échographie précoce est le meilleur guide. Parlez-en à la personne qui vous suit.`;
export const doubtfulScanAge = (age: string) =>
  `Vous avez entré ${age} à l’échographie. Est-ce juste? Prenez les semaines et les jours dans le rapport de l’examen.`;
export const earlyScan = (earliest: string) =>
  `Une échographie avant ${earliest} date moins bien une grossesse. Une échographie plus tardive peut changer cette date : la personne qui vous suit décide.`;
export const lateScan = (latest: string) =>
  `Une échographie après ${latest} date moins bien une grossesse. Si vous en avez eu une plus tôt, prenez celle-là. La personne qui vous suit décide.`;
export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder votre date prévue. Elle disparaîtra quand vous quitterez cette page.';
export const forget: Words<English['forget']> = 'Oublier cette date prévue';

export const hasPassed: Words<English['hasPassed']> = 'Cette date prévue est passée';
export const countdownStopped = (date: string) => `Votre date prévue était le ${date}. Le compte à rebours est arrêté.`;
export const timeContractions: Words<English['timeContractions']> = 'Chronométrer les contractions';

export const details: Words<English['details']> = 'Détails';
export const toolsWithoutDate: Words<English['toolsWithoutDate']> =
  'Deux outils n’ont pas besoin de date prévue : la liste pour la valise et le chronomètre de contractions.';
export const viewChoice: Words<English['viewChoice']> = 'Vue';
export const views: Words<English['views']> = {
  summary: 'Résumé',
  journey: 'Grossesse',
  facts: 'Pour le plaisir',
  checklist: 'Valise',
  timer: 'Chronomètre',
};
export const loadingViews: Words<English['loadingViews']> = {
  summary: 'Chargement du résumé…',
  journey: 'Chargement des dates et des étapes…',
  facts: 'Chargement des faits amusants…',
  checklist: 'Chargement de la liste…',
  timer: 'Chargement du chronomètre…',
};
