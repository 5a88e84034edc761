import type { ReactNode } from 'react';
import { childBenefitAges as ages } from '@/data/benefits/child-benefit';
import { eiRules } from '@/data/benefits/ei-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/rules');

export const title: Words<English['title']> = 'Planificateur de prestations parentales';
export const intro: Words<English['intro']> =
  'Calcul du congé de maternité et parental\u00a0: quoi cocher, combien par semaine, et jusqu’à quand. Ce que vous entrez reste sur votre appareil.';
export const withoutScript: Words<English['withoutScript']> =
  'Le planificateur a besoin de JavaScript, qui est désactivé. Toutes les règles et tous les chiffres sont plus bas.';

export const onThisPage: Words<English['onThisPage']> = 'Aussi pour votre congé';

export const ei: Words<English['ei']> = 'Assurance-emploi (AE)';
export const aboutEi = (page: ReactNode) => (
  <>
    Partout au Canada sauf au Québec, les prestations de maternité et parentales viennent de l’assurance-emploi. {page}
  </>
);
export const eiPage: Words<English['eiPage']> = 'Prestations de maternité et parentales de l’assurance-emploi';
export const qpip: Words<English['qpip']> = 'Régime québécois d’assurance parentale (RQAP)';
export const aboutQpip = (page: ReactNode) => <>Au Québec, vous recevez plutôt le RQAP. {page}</>;
export const qpipPage: Words<English['qpipPage']> = 'Régime québécois d’assurance parentale';

export const year: Words<English['year']> = 'Année';
export const insuredEarnings: Words<English['insuredEarnings']> = 'Rémunération assurable';
export const eiYears: Words<English['eiYears']> = 'Les maximums de l’assurance-emploi, par année';
export const weekAtStandard: Words<English['weekAtStandard']> = `Une semaine à ${eiRules.standard.ratePercent} %`;
export const weekAtExtended: Words<English['weekAtExtended']> = `Une semaine à ${eiRules.extended.ratePercent} %`;
export const eiYearsNote = (newestYear: number, appliesFrom: string) =>
  `L’année est celle de la première semaine de votre demande. Elle commence le dernier dimanche de décembre : les chiffres de ${newestYear} valent pour les demandes à partir du ${appliesFrom}. Une étoile marque ce que nous avons calculé selon la rémunération assurable.`;
export const nextEiYear: Words<English['nextEiYear']> = ({ year, from, insured }) =>
  `Une demande à partir du ${from} a les maximums de ${year}, que nous n’avons pas encore\u00a0: avec un salaire de plus de ${insured} par année, vous pourriez recevoir plus.`;
export const nextQpipYear: Words<English['nextQpipYear']> = (year) =>
  `Les prestations qui commencent en ${year} ont le maximum de ${year}, que nous n’avons pas encore.`;
export const qpipYears: Words<English['qpipYears']> = 'Les maximums du RQAP, par année';

export const childBenefit: Words<English['childBenefit']> = 'Allocation canadienne pour enfants';
type Amounts = Parameters<English['childBenefitAmounts']>[0];
export const childBenefitAmounts = (amounts: Amounts) =>
  `Un versement mensuel non imposable, en plus de l’assurance-emploi ou du RQAP. De ${amounts.from} à ${amounts.to}, il est au plus de ${amounts.underSixAYear} par année (${amounts.underSixAMonth} par mois) pour un enfant de moins de ${ages.olderFrom} ans, et de ${amounts.sixToSeventeenAYear} par année pour un enfant de ${ages.olderFrom} à ${ages.olderTo} ans. Les familles au revenu net de ${amounts.fullUpToNetIncome} au plus reçoivent le montant maximal.`;
type Base = Parameters<English['childBenefitBase']>[0];
export const childBenefitBase = (base: Base, page: ReactNode) => (
  <>
    Ce sont les montants de {base.from} à {base.to}, {base.underSix} et {base.sixToSeventeen}, augmentés de{' '}
    {base.indexation} pour suivre les prix. Vérifiez les plus récents : {page}
  </>
);
export const childBenefitPage: Words<English['childBenefitPage']> =
  'l’allocation canadienne pour enfants, Agence du revenu du Canada';

export const whatThisIs: Words<English['whatThisIs']> =
  'Cette page est un guide, pas une décision. Les chiffres changent chaque année : Service Canada (ou le RQAP) a le dernier mot.';
