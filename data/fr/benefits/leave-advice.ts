import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/leave-advice');

export const nothingLeft: Words<English['nothingLeft']> = {
  ei: 'Il ne reste aucune semaine de ce congé à payer, sauf si Service Canada fait commencer la demande plus tôt (antidatation). Vous n’avez pas encore fait la demande? Faites-la aujourd’hui, et demandez-le en donnant la raison du retard. Service Canada décide. D’ici là, ne comptez sur aucun montant.',
  qpip: 'Il ne reste aucune semaine de ce congé à payer, sauf si le RQAP accepte une raison pour le retard. Vous n’avez pas encore fait la demande? Faites-la aujourd’hui, et donnez la raison. Le RQAP décide. D’ici là, ne comptez sur aucun montant.',
};
export const onThisForm: Words<English['onThisForm']> = 'Si vous faites la demande :';

type LateWeeks = Parameters<English['lateApplication']['ei']>[0];
export const lateApplication: Words<English['lateApplication']> = {
  ei: ({ day, all, over, later }: LateWeeks) => {
    const passed = `Demande déjà faite? Alors cette réponse tient. Sinon, le ${day} est passé`;
    if (over === 0)
      return `${passed}. Faites votre demande aujourd’hui, et demandez que la période de prestations commence plus tôt.`;
    const areOver = over > 1 ? 'sont terminées' : 'est terminée';
    return `${passed}, et ${over} des ${all} semaines payées ci-dessous ${areOver}. Ce temps n’est payé que si Service Canada fait commencer la demande plus tôt : faites votre demande aujourd’hui, et demandez-le.${later}`;
  },
  qpip: ({ all, inReach, dollars, later }: LateWeeks) => {
    const canBePaid = inReach > 1 ? 'peuvent encore être payées' : 'peut encore être payée';
    const about = dollars ? `, environ ${dollars}` : '';
    return `Demande déjà faite? Alors cette réponse tient. Sinon, faites-la aujourd’hui : le RQAP remonte au plus à ${qpipRules.maxBackPayWeeks} semaines avant la demande. ${inReach} des ${all} semaines payées ci-dessous ${canBePaid}${about}.${later}`;
  },
};
export const maternityLater = (day: string) =>
  ` Des semaines de maternité peuvent encore être prises plus tard, jusqu’au ${day}.`;
export const othersLater: Words<English['othersLater']> = {
  ei: (day: string) =>
    ` Des semaines parentales peuvent encore être prises plus tard, jusqu’au ${day}, si vous êtes alors en congé.`,
  qpip: (day: string) =>
    ` Les autres semaines ne sont pas perdues : elles peuvent être prises plus tard, jusqu’au ${day}.`,
};
export const sayLastDay: Words<English['sayLastDay']> =
  ' Ou entrez le dernier jour de travail, s’il est encore à venir.';

export const regularClaim: Words<English['regularClaim']> = ({ parent, regularWeeks, left }) =>
  `${parent} : la demande d’assurance-emploi continue. Aucune nouvelle heure n’est nécessaire si elle reposait sur ${eiRules.insurableHours} heures. L’assurance-emploi paie au plus ${eiRules.mostWeeksWithRegular} semaines par demande, prestations régulières comprises : après ${regularWeeks} de prestations régulières, elle peut encore payer ${left}. Demandez à Service Canada de changer la demande. Avec l’option prolongée, il peut y avoir plus de semaines qu’ici.`;
export const regularUnknown = (parent: string) =>
  `${parent} : entrez le dernier jour de travail. L’assurance-emploi paie au plus ${eiRules.mostWeeksWithRegular} semaines par demande, prestations régulières comprises. Tant que leur nombre n’est pas connu, la réponse compte trop de semaines.`;

export const insuredWorkWarnings: Words<English['insuredWorkWarnings']> = {
  'few-hours': (parent: string) =>
    `${parent} n’est peut-être pas admissible. L’assurance-emploi demande ${eiRules.insurableHours} heures d’emploi assurable à chaque parent. Comptez tous les emplois des ${eiRules.qualifyingWeeks} dernières semaines, et informez-vous auprès de Service Canada. Si l’un ne fait pas de demande, l’autre peut quand même en faire une.`,
  'recent-claim': (parent: string) =>
    `${parent} a besoin de ${eiRules.insurableHours} heures depuis le début de cette demande pour en ouvrir une nouvelle, et les semaines de prestations ne donnent pas d’heures. Si la demande est encore ouverte et qu’il y reste des semaines, elle peut continuer sans nouvelles heures. Demandez à Service Canada ce qui vaut avant de compter sur ces montants.`,
  fishing: ({ parent, dollars }) =>
    `${parent} : la pêche compte par les revenus, pas par les heures. L’assurance-emploi demande au moins ${dollars} de la pêche dans les ${eiRules.fishing.qualifyingWeeks} semaines ou moins avant la demande, et calcule ses propres montants : ceux d’ici peuvent différer. Informez-vous auprès de Service Canada.`,
  'self-employed': ({ parent, by }) => {
    const signed = by ? `signée au plus tard le ${by},` : 'signée';
    return `${parent} ne reçoit l’assurance-emploi qu’avec une entente ${signed} au moins ${eiRules.selfEmployedMonthsBefore} mois avant la demande. Le montant dépend des revenus de l’année civile d’avant. Demandez à Service Canada combien cela donne.`;
  },
};
export const agreementTooNew: Words<English['agreementTooNew']> = ({ parent, agreement, from }) =>
  `${parent} : selon l’entente du ${agreement}, une demande peut commencer la semaine du ${from}. Les semaines d’avant ne sont pas payées.`;

export const weeksLeft: Words<English['weeksLeft']> = ({ parent, weeks }) =>
  `${parent} pourrait recevoir ${weeks} de prestations de plus avec un congé plus long. Le nombre peut être augmenté plus tard, tant que la période pour ces semaines n’est pas finie.`;

export const chooseTogether: Words<English['chooseTogether']> =
  'Choisissez ensemble le régime du RQAP : la demande qui arrive en premier engage les deux parents.';
type PlanOfBoth = Parameters<English['planForBoth']>[0];
export const planForBoth = ({ named, better, weeks, weeksOfNamed, more }: PlanOfBoth) => {
  const dollars = more ? `, et environ ${more} de plus si l’autre parent gagne autant` : '';
  return `Pour vos seules semaines, ${named} paie davantage. Pour vous deux, ${better} peut payer ${weeks} semaines au lieu de ${weeksOfNamed}${dollars}.`;
};
export const planToAgreeOn: Words<English['planToAgreeOn']> = ({ better, named }) =>
  `À décider ensemble : ${better} pour vous deux, ${named} pour vos seules semaines`;

export const mayBeLocked: Words<English['mayBeLocked']> = {
  ei: 'Une semaine parentale a déjà été payée à l’un ou l’autre parent? Alors cette option ne change plus : choisissez sa carte.',
  qpip: 'Une semaine a déjà été payée à l’un ou l’autre parent? Alors ce régime ne change plus : choisissez sa carte.',
};
export const coming: Words<English['coming']> = {
  ei: ({ year, figuresYear, insured }) =>
    `Une demande d’assurance-emploi qui commence en ${year} suit les maximums de ${year}, que nous n’avons pas. Ces montants sont ceux de ${figuresYear} : avec un salaire de plus de ${insured} par année, vous pourriez recevoir davantage.`,
  qpip: ({ year, figuresYear, insured }) =>
    `Des prestations du RQAP qui commencent en ${year} suivent les maximums de ${year}, que nous n’avons pas. Ces montants sont ceux de ${figuresYear} : avec un salaire de plus de ${insured} par année, vous pourriez recevoir davantage.`,
};
export const askForWeek = (week: string) =>
  `En faisant votre demande, demandez que la période commence la semaine du ${week} : si elle commence plus tôt, elle finit aussi plus tôt.`;
export const firstPayment: Words<English['firstPayment']> =
  `Le premier versement de l’assurance-emploi vient environ ${eiRules.firstPaymentDays} jours après la demande, si elle est complète.`;
