import { eiRules } from '@/data/benefits/ei-rules';
import { TOP_UP_PERCENT, TOP_UP_WEEKS } from '@/data/benefits/planner-limits';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/leave-more');

export const arrival: Words<English['arrival']> = 'Comment votre enfant vient-il à vous?';
export const arrivals: Words<English['arrivals']> = {
  birth: 'Par naissance',
  adoption: 'Par adoption',
  surrogacy: 'Par grossesse pour autrui',
};
export const otherProvince: Words<English['otherProvince']> = 'Où vit l’autre parent, si c’est ailleurs';
export const sameProvince: Words<English['sameProvince']> = 'Au même endroit';
export const hospital: Words<English['hospital']> = 'Si votre bébé est à l’hôpital';
export const hospitalFrom: Words<English['hospitalFrom']> = 'Premier jour à l’hôpital';
export const hospitalTo: Words<English['hospitalTo']> = 'Dernier jour à l’hôpital';
export const topUp: Words<English['topUp']> = 'Si l’employeur verse un supplément';
export const topUpPercent: Words<English['topUpPercent']> = 'Jusqu’à quel pourcentage du salaire';
export const topUpWeeks: Words<English['topUpWeeks']> = 'Pendant combien de semaines';
export const topUpWaiting: Words<English['topUpWaiting']> = 'Pendant le délai de carence aussi?';
export const topUpWaitingOptions: Words<English['topUpWaitingOptions']> = {
  no: 'Non, ou je ne sais pas',
  yes: 'Oui, c’est une de ces semaines',
};
export const topUpOnlyWith: Words<English['topUpOnlyWith']> = 'Seulement avec';
export const topUpOptions: Words<English['topUpOptions']> = {
  '': 'N’importe quel choix',
  standard: 'Assurance-emploi, standard',
  extended: 'Assurance-emploi, prolongée',
  basic: 'RQAP, régime de base',
  special: 'RQAP, régime particulier',
};
export const insuredWork: Words<English['insuredWork']> = 'Emploi assurable';
export const insuredWorkOptions: Words<English['insuredWorkOptions']> = {
  enough: `${eiRules.insurableHours} heures ou plus`,
  regular: 'Mise à pied, avec des prestations régulières',
  'few-hours': `Moins de ${eiRules.insurableHours} heures`,
  'recent-claim': `Une autre demande d’assurance-emploi a commencé dans les ${eiRules.qualifyingWeeks} dernières semaines`,
  fishing: 'Pêche à son compte',
  'self-employed': 'Travail autonome',
};
export const insuredWorkHint: Words<English['insuredWorkHint']> =
  `Dans les ${eiRules.qualifyingWeeks} dernières semaines. Les heures supplémentaires et un deuxième emploi comptent.`;
export const regularWeeks: Words<English['regularWeeks']> = 'Semaines de prestations régulières';
export const regularWeeksHint: Words<English['regularWeeksHint']> =
  'Avant les semaines de maternité ou parentales, aussi celles à venir. Vide : jusqu’à la naissance.';
export const agreementDate: Words<English['agreementDate']> = 'Jour de votre entente avec l’assurance-emploi';
export const sicknessWeeks: Words<English['sicknessWeeks']> = 'Semaines avec un billet médical avant la naissance';
export const sicknessHint: Words<English['sicknessHint']> =
  'Semaines où, selon le médecin, vous ne pouvez pas travailler. L’assurance-emploi les paie avant les semaines de maternité. Ne comptez pas le délai de carence, qui n’est pas payé.';
export const atWork: Words<English['atWork']> = 'Si le congé se prend en deux parties';
export const atWorkFrom: Words<English['atWorkFrom']> = 'De retour au travail à partir du';
export const atWorkTo: Words<English['atWorkTo']> = 'De nouveau en congé après le';
export const earnedBeside: Words<English['earnedBeside']> = 'Salaire gagné pendant le congé, par semaine';
export const clear: Words<English['clear']> = 'Recommencer';

export const notWhole: Words<English['notWhole']> = {
  topUpPercent: `Entrez un nombre entier de ${TOP_UP_PERCENT.min} à ${TOP_UP_PERCENT.max}.`,
  topUpWeeks: `Entrez des semaines entières, de ${TOP_UP_WEEKS.min} à ${TOP_UP_WEEKS.max}.`,
  regularWeeks: `Entrez des semaines entières, ${eiRules.mostWeeksWithRegular} au plus.`,
  sicknessWeeks: `Entrez des semaines entières, ${eiRules.sickness.maxWeeks} au plus.`,
};
