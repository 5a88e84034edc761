import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { pageAddresses } from '@/words/page-addresses';
import { inRegion } from '@/words/regions';

type English = typeof import('@/data/en/benefits/job-leave');

export const heading = (region: ProvinceCode) => `Votre emploi : le congé ${inRegion(region)}`;
export const whatLeaveIs: Words<English['whatLeaveIs']> =
  'Les prestations, c’est l’argent. Le congé est le droit de reprendre votre emploi, et votre province ou territoire en fixe la durée.';
export const rows: Words<English['rows']> = {
  pregnancy: 'Congé de maternité',
  birthParent: 'Congé parental, parent qui a accouché',
  otherParent: 'Congé parental, autre parent',
  combined: 'Maximum des deux pour une personne',
  eachParent: 'Congé parental, maximum par parent',
};
export const seeOfficialPage: Words<English['seeOfficialPage']> = 'Voir la page officielle';
export const noFigures: Words<English['noFigures']> = 'Lisez la durée sur la page officielle.';
export const officialPage = (region: ProvinceCode, url: string) =>
  `Page officielle sur le congé ${inRegion(region)}${url in pageAddresses ? '' : ' (en anglais)'}`;
export const federalRules: Words<English['federalRules']> = ({ maternity, parental, combined }) =>
  `Les banques, les compagnies aériennes et les chemins de fer, par exemple, suivent les règles fédérales : ${maternity} de congé de maternité et jusqu’à ${parental} de congé parental, ${combined} en tout pour une personne.`;
export const federalRulesAfterAdoption = (parental: string) =>
  `Les banques, les compagnies aériennes et les chemins de fer, par exemple, suivent les règles fédérales : jusqu’à ${parental} de congé parental par parent.`;
export const federalPage: Words<English['federalPage']> = 'Congé selon les règles fédérales';

export const bothParents = (moreWeeks: number) =>
  `Quand les deux parents prennent un congé, il y en a ${moreWeeks} semaines de plus.`;
export const together = (weeks: number) => `Les parents qui partagent ont ${weeks} semaines de congé parental en tout.`;
export const togetherWithMaternity: Words<English['togetherWithMaternity']> = ({ weeks, withMaternity }) =>
  `Les parents qui partagent ont ${weeks} semaines de congé parental en tout, et ${withMaternity} semaines avec le congé de maternité.`;
export const togetherAfterAdoption = (weeks: string, months: number) =>
  `Après une adoption, les deux parents ont ${weeks} ensemble, dans les ${months} mois qui suivent le jour où l’enfant arrive.`;
export const otherParentOnly = (moreWeeks: number) => `L’autre parent a ${moreWeeks} semaines de plus.`;
export const combined = (weeks: string) => `Une personne peut prendre ${weeks} de congé en tout.`;
export const conditions: Words<English['conditions']> = {
  days: (days: number) => `Il faut ${days} jours chez votre employeur.`,
  weeks: (weeks: number) => `Il faut ${weeks} semaines chez votre employeur.`,
  months: (months: number) => `Il faut ${months} mois chez votre employeur.`,
  'weeks-of-last-52': (weeks: number) => `Il faut ${weeks} semaines de travail dans les 52 dernières.`,
  'weeks-before-due-date': (weeks: number) =>
    `Il faut avoir commencé chez votre employeur au moins ${weeks} semaines avant votre date prévue.`,
};
export const earliestStart = (weeks: number) =>
  `Le congé peut commencer jusqu’à ${weeks} semaines avant votre date prévue.`;
export const shortService: Words<English['shortService']> =
  'Avec moins de temps au travail, l’assurance-emploi ou le RQAP peut vous payer sans que votre emploi soit protégé : informez-vous avant de choisir des dates.';
export const shortLeave: Words<English['shortLeave']> = ({ parent, weeksOff, legalWeeks }) =>
  `${parent} serait en congé pendant ${weeksOff}. La loi protège l’emploi pendant ${legalWeeks}. Entendez-vous par écrit avec l’employeur sur le reste, avant de choisir.`;
export const shortLeaveOfBoth: Words<English['shortLeaveOfBoth']> = ({ weeksOff, legalWeeks }) =>
  `Les deux parents ensemble seraient en congé pendant ${weeksOff}. La loi protège vos emplois pendant ${legalWeeks} en tout. Entendez-vous par écrit avec vos employeurs sur le reste, avant de choisir.`;
export const leaveInParts: Words<English['leaveInParts']> =
  'Ce congé se prend en plusieurs parties. Des prestations peuvent être payées pour chacune, mais dans certaines provinces, la loi ne protège l’emploi que si le congé est pris d’un seul tenant. Avant de reprendre le travail, obtenez l’accord écrit de l’employeur pour la suite.';
export const olderLaw: Words<English['olderLaw']> = ({ parentalWeeks, extendedWeeks }) =>
  `Un texte plus ancien de la loi donne ${parentalWeeks} semaines de congé parental, moins que les ${extendedWeeks} semaines de l’option prolongée de l’assurance-emploi. Informez-vous auprès du Bureau du respect des normes du travail avant de choisir cette option.`;
