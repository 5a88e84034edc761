import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/leave-notes');

export const heading: Words<English['heading']> = 'À propos de ces chiffres';
export const figures: Words<English['figures']> = {
  ei: (year: number, insured: string) =>
    `Une demande d’assurance-emploi qui commence en ${year} suit les chiffres de ${year} : salaire assuré jusqu’à ${insured} par année.`,
  qpip: (year: number, insured: string) =>
    `Des prestations du RQAP qui commencent en ${year} suivent les chiffres de ${year} : salaire assuré jusqu’à ${insured} par année.`,
};
export const capped: Words<English['capped']> =
  'Un salaire au-dessus du maximum assuré ne pose pas de problème : les prestations se comptent jusqu’à ce maximum.';
export const taxAndRounding: Words<English['taxAndRounding']> =
  'Tous les montants sont avant impôt; vous en payez, et on en retient souvent trop peu. Ils sont arrondis au dollar.';
export const waiting = (from: string, to: string) =>
  `Une demande commence par un délai de carence, une semaine sans prestations. Les demandes commencées du ${from} au ${to} ne devraient pas en avoir. Ce dernier jour a déjà été déplacé : informez-vous auprès de Service Canada pour une demande plus tardive.`;
export const waitingPay: Words<English['waitingPay']> =
  `Ce que vous gagnez pendant le délai de carence, jusqu’à une semaine de prestations, est déduit des ${eiRules.waitingPayOffWeeks} premières semaines payées.`;
export const waitingPayTooHigh = (dollars: string) =>
  `Une semaine où vous gagnez plus de ${dollars} ne compte peut-être pas comme délai de carence : informez-vous auprès de Service Canada.`;
export const secondWaiting: Words<English['secondWaiting']> =
  'Deux parents d’un même enfant partagent un délai de carence. Un délai annulé n’a pas été observé : une deuxième demande, plus tard, en a donc sans doute un.';
export const selfEmployed: Words<English['selfEmployed']> =
  `Vous travaillez à votre compte? L’assurance-emploi ne paie que les gens inscrits au moins ${eiRules.selfEmployedMonthsBefore} mois avant. Informez-vous auprès de Service Canada avant de compter sur ces montants.`;
export const familySupplement = (maxIncome: string) =>
  `Le revenu net de votre famille est de ${maxIncome} au plus, et vous recevez l’allocation canadienne pour enfants? L’assurance-emploi ajoute d’elle-même un supplément familial aux semaines d’un parent.`;
export const supplementCounted = (dollars: string) =>
  `Les semaines d’assurance-emploi d’un parent à la fois comprennent un supplément familial, jusqu’à ${dollars} par semaine. L’assurance-emploi l’ajoute d’elle-même, selon vos déclarations de revenus et l’allocation canadienne pour enfants.`;
export const twinsEi: Words<English['twinsEi']> =
  'Des jumeaux ou plus n’apportent aucune semaine d’assurance-emploi de plus : une naissance ou une adoption, une série de semaines.';
export const attachment: Words<English['attachment']> =
  `Le Parlement a adopté ${eiRules.attachment.weeks} semaines de plus pour l’adoption et la grossesse pour autrui. Le jour de notre vérification, on ne pouvait pas encore les demander : informez-vous auprès de Service Canada.`;
export const wholeWeeks: Words<English['wholeWeeks']> = { one: 'semaine complète', other: 'semaines complètes' };
export const eiHospital = (weeks: string, touched: number | undefined, days: readonly string[]) => {
  const later = 'les derniers jours de l’assurance-emploi viennent d’autant plus tard.';
  if (touched === undefined) return `Votre bébé est à l’hôpital pendant ${weeks} (du dimanche au samedi) : ${later}`;
  const ends =
    days.length > 1
      ? ` Selon le nombre retenu, les semaines de maternité finissent le ${days[0]} ou le ${days[1]}.`
      : '';
  return `Votre bébé est à l’hôpital pendant au moins ${weeks} (du dimanche au samedi) : ${later} Avec les semaines incomplètes, cela ferait ${touched}.${ends} Nous prenons le plus petit nombre : demandez à Service Canada lequel vaut.`;
};
export const qpipFirstWeek: Words<English['qpipFirstWeek']> =
  `Le RQAP n’a pas de délai de carence. Nous commençons par la première semaine tout à fait libre de travail. Les ${qpipRules.basic.firstShareableWeeks} premières semaines partageables du régime de base sont payées à ${qpipRules.basic.firstShareableRatePercent} %, peu importe qui les prend.`;
export const qpipRaised: Words<English['qpipRaised']> =
  `Salaire bas : le RQAP augmente son taux de lui-même, jusqu’à ${qpipRules.lowIncome.mostPercent.basic} % ou ${qpipRules.lowIncome.mostPercent.special} % du salaire. Les montants d’ici en tiennent compte.`;
export const qpipBonus: Words<English['qpipBonus']> =
  `Quand chaque parent a reçu ${qpipRules.basic.bonusFromWeeks} semaines partageables du régime de base, il s’en ajoute ${qpipRules.basic.bonusWeeks}. Au régime particulier, il s’en ajoute ${qpipRules.special.bonusWeeks} après ${qpipRules.special.bonusFromWeeks} par parent. Le parent qui commence doit laisser ces semaines à l’autre.`;
export const qpipHospital: Words<English['qpipHospital']> =
  'Si votre bébé doit rester à l’hôpital, des semaines peuvent être reportées sur demande. Informez-vous auprès du RQAP avant la fin du séjour.';
export const qpipSurrogacy = (since: string) =>
  `Depuis ${since}, le RQAP a aussi des semaines pour la personne qui porte l’enfant. Nous ne les comptons pas : à elle de s’informer au RQAP.`;
export const mixed: Words<English['mixed']> =
  `Un parent au RQAP et l’autre à l’assurance-emploi : les semaines parentales que paie le RQAP se déduisent des ${eiRules.standard.totalWeeks} ou ${eiRules.extended.totalWeeks} que partage l’assurance-emploi. Au régime particulier, ou avec l’option prolongée, chacune en enlève plus d’une : nos nombres en tiennent compte. Entendez-vous sur le partage, et dites-le aux deux régimes : sans entente, chaque parent en a la moitié.`;
export const official: Words<English['official']> = 'Vérifiez votre réponse avec le calculateur du gouvernement :';
export const tools: Words<English['tools']> = {
  ei: 'Prestations de maternité et parentales de l’assurance-emploi : ce qu’elles offrent, et l’estimateur',
  qpip: 'RQAP : le régime, et le simulateur',
};
export const sources: Words<English['sources']> = 'Sources de cette réponse';
