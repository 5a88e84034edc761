import type { ReactNode } from 'react';
import { eiRules } from '@/data/benefits/ei-rules';
import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { fromRegion, inRegion } from '@/words/regions';

type English = typeof import('@/data/en/resources/guide');

export const title = (region: ProvinceCode) => `Avoir un bébé ${inRegion(region)}`;
export const allRegions: Words<English['allRegions']> = 'Toutes les provinces et tous les territoires';
export const sections: Words<English['sections']> = {
  care: 'Le suivi de grossesse',
  birth: 'L’accouchement',
  travel: 'Se déplacer pour accoucher',
  money: 'Argent et congé',
  program: 'Des programmes pour vous',
  'child-care': 'La garde d’enfants',
  'after-birth': 'Après la naissance',
  newcomers: 'Vous venez d’arriver, ou n’avez pas de carte d’assurance maladie',
};
export const further = (region: ProvinceCode) => `D’autres pages ${fromRegion(region)}`;
export const onThisSite: Words<English['onThisSite']> = 'Sur ce site';
export const leavingHome: Words<English['leavingHome']> =
  'Partir pour accoucher\u00a0: qui paie pour vous et la personne qui vous accompagne';
export const otherHelp: Words<English['otherHelp']> = 'Trouver d’autre aide, aussi par code postal';
export const timeline: Words<English['timeline']> = 'Voir vos dates dans le calendrier';
export const moreOnRegion = (address: ReactNode) => <>Pour en savoir plus : {address}</>;
export const nextDoor: Words<English['nextDoor']> = 'Tout à côté';
export const healthLineSource = (page: ReactNode) => <>Où nous avons lu le numéro de la ligne santé : {page}</>;

export const helpNow: Words<English['helpNow']> = 'De l’aide tout de suite';
export const aboutNumbers: Words<English['aboutNumbers']> = 'À quoi sert chaque numéro';
export const emergency: Words<English['emergency']> = 'Urgence';
export const whenEmergency: Words<English['whenEmergency']> = 'Quand vous ou votre bébé êtes en danger.';
export const hospitalTreats: Words<English['hospitalTreats']> =
  'Avec ou sans carte d’assurance maladie, l’hôpital soigne les urgences.';
export const emergencyOrNurse: Words<English['emergencyOrNurse']> =
  'Urgence, ou parler à une infirmière ou à un infirmier';
export const whereToGo: Words<English['whereToGo']> = 'Où aller';
export const numberByPen: Words<English['numberByPen']> = 'Numéro : ____________________';
export const nurseAnswers: Words<English['nurseAnswers']> =
  'Une infirmière ou un infirmier vous répond, jour et nuit, sans frais.';
export const alsoYourProvider: Words<English['alsoYourProvider']> =
  'Pour tout signe qui vous inquiète, appelez aussi la personne qui suit votre grossesse.';
export const suicideCrisis: Words<English['suicideCrisis']> = 'Ligne d’aide en cas de crise de suicide';
export const whenSuicideCrisis: Words<English['whenSuicideCrisis']> =
  'Appelez ou textez, jour et nuit, partout au Canada, pour vous ou pour une personne qui vous inquiète.';
export const notSafe = 'Pas en sécurité à la maison? Qui appeler';
export const mood: Words<English['mood']> = 'Votre moral, pendant la grossesse et après';
export const whenMood: Words<English['whenMood']> =
  'La tristesse, la panique ou des pensées qui font peur sont fréquentes et se soignent. Parlez-en à la personne qui suit votre grossesse, à une infirmière ou un infirmier de santé publique ou à la ligne santé, le jour où vous les remarquez.';
export const whenMoodWithoutLine: Words<English['whenMoodWithoutLine']> =
  'La tristesse, la panique ou des pensées qui font peur sont fréquentes et se soignent. Parlez-en à la personne qui suit votre grossesse, à une infirmière ou un infirmier de santé publique ou à votre centre de santé, le jour où vous les remarquez.';
/** A line with its first number; further ones follow, each with 'ou'. */
export const lineWithNumber: Words<English['lineWithNumber']> = ({ name, number }) => (
  <>
    {name} : {number}
  </>
);
export const orNumber = (number: ReactNode) => <>ou {number}</>;

const { standard, extended } = eiRules;
const toMonths = (weeks: number) => Math.round((weeks / WEEKS_A_YEAR) * 12);
export const eiOptions: Words<English['eiOptions']> =
  `L’assurance-emploi a deux options. L’option standard verse ${standard.ratePercent} % de votre salaire, jusqu’à un maximum, pendant environ ${toMonths(standard.windowWeeks)} mois. L’option prolongée verse ${extended.ratePercent} % pendant environ ${toMonths(extended.windowWeeks)} mois.`;
/** By the program that pays. */
export const leaveTable: Words<English['leaveTable']> = {
  ei: 'Nombre maximal de semaines. Là où il y a deux nombres, le premier est celui de l’option standard et le second, celui de l’option prolongée.',
  qpip: 'Nombre maximal de semaines. Là où il y a deux nombres, le premier est celui du régime de base et le second, celui du régime particulier.',
};
export const paid: Words<English['paid']> = { ei: 'L’assurance-emploi verse', qpip: 'Le RQAP verse' };
export const jobIsKept: Words<English['jobIsKept']> = 'Votre emploi est protégé';
export const leaveRows: Words<English['leaveRows']> = {
  pregnancy: 'Pour accoucher',
  birthParent: 'Parental, vous',
  otherParent: 'Parental, l’autre parent',
  shared: 'Parental, à partager',
  otherParentOnly: 'Pour l’autre parent seulement',
};
export const eitherWeeks = (first: number, second: string) => `${first} ou ${second}`;
export const weeksEach = (weeks: string) => `${weeks} par personne`;
export const seeOfficialPage: Words<English['seeOfficialPage']> = 'voir la page officielle';
export const notCounted: Words<English['notCounted']> = 'ne se compte pas ensemble';
export const missingFigures = (region: ProvinceCode) =>
  `Là où il n’y a pas de nombre, la page officielle ${fromRegion(region)} donne les règles d’aujourd’hui.`;
const { basic, special } = qpipRules;
export const sharingBonus: Words<English['sharingBonus']> =
  `Parmi les semaines à partager, ${basic.bonusWeeks} ou ${special.bonusWeeks} sont des semaines additionnelles : vous les obtenez une fois que chaque parent en a pris ${basic.bonusFromWeeks} ou ${special.bonusFromWeeks}.`;
export const moreWeeks: Words<English['moreWeeks']> =
  `Un parent seul à l’acte de naissance a ${basic.otherParentWeeks} ou ${special.otherParentWeeks} semaines de plus. Avec des jumeaux ou plus, chaque parent en a aussi ${basic.multiplesWeeks} ou ${special.multiplesWeeks} de plus.`;
export const planBenefits: Words<English['planBenefits']> =
  'Planifier vos prestations et votre congé, semaine par semaine';
