import type { LanguageCode } from '@/data/languages';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/national-resources');

/** What is said of a page of another site. Its address: data/national-resources and data/province-resources. */
export interface LinkedPageWords {
  /** The page's title, or what it is about where the title is long. */
  title: string;
  titleLanguage?: LanguageCode;
  runBy: string;
  /** Set where the title, or the name that a list has for the page, says who runs it, so that no sentence has to. */
  namedAfterRunner?: 'title' | 'name';
  runByLanguage?: LanguageCode;
  /** What the visitor finds there, in one or two sentences. */
  what: string;
}

export const eiBenefits: LinkedPageWords = {
  title: 'Prestations de maternité et parentales de l’assurance-emploi',
  runBy: 'Service Canada',
  what: 'Qui a droit à l’assurance-emploi pendant un congé, combien et pour combien de temps. C’est aussi là que vous présentez votre demande.',
};

/** The names of pages in the card 'National Canadian Resources'. */
export const nationalLabels: Words<English['nationalLabels']> = {
  eiBenefits: 'Prestations de maternité et parentales de l’assurance-emploi',
  childBenefit: 'Allocation canadienne pour enfants',
  healthyPregnancyGuide: 'Agence de la santé publique du Canada',
  infantCare: 'Soins du bébé (en anglais)',
  foodGuide: 'Guide alimentaire canadien',
  finances: 'Planifier ses finances (en anglais)',
};

export const nationalPages = {
  eiBenefits,
  childBenefit: {
    title: 'Allocation canadienne pour enfants',
    runBy: 'l’Agence du revenu du Canada',
    what: 'Un versement non imposable chaque mois, qui aide à payer ce qu’il faut pour élever des enfants. Vous faites la demande une fois votre bébé né.',
  },
  healthyPregnancyGuide: {
    title: 'Votre guide pour une grossesse en santé',
    runBy: 'l’Agence de la santé publique du Canada',
    namedAfterRunner: 'name',
    what: 'Le guide national de la santé pendant la grossesse : alimentation, exercice, vaccins, santé mentale, alcool et tabac.',
  },
  infantCare: {
    title: 'Petite enfance : de la naissance à deux ans (en anglais)',
    runBy: 'l’Agence de la santé publique du Canada',
    what: 'Comment prendre soin de votre bébé pendant ses deux premières années : sommeil, allaitement ou biberon, croissance.',
  },
  foodGuide: {
    title: 'Guide alimentaire canadien',
    runBy: 'Santé Canada',
    what: 'Quoi manger et en quelle quantité, avec des recettes et des conseils pour la grossesse.',
  },
  finances: {
    title: 'Fonder une famille : mettre ses finances en ordre (en anglais)',
    runBy: 'l’Agence de la consommation en matière financière du Canada',
    what: 'Comment prévoir un budget, de l’épargne et vos dettes avant l’arrivée d’un bébé.',
  },
} satisfies Record<string, LinkedPageWords>;

export const furtherNationalPages = {
  pregnancyInfo: {
    title: 'Grossesse Info',
    runBy: 'la Société des obstétriciens et gynécologues du Canada',
    what: 'Des conseils de spécialistes sur la grossesse, l’accouchement et les semaines qui suivent.',
  },
  caringForKids: {
    title: 'Soins de nos enfants',
    runBy: 'la Société canadienne de pédiatrie',
    what: 'Des conseils de pédiatres sur les nouveau-nés, l’allaitement et le biberon, le sommeil et les maladies.',
  },
  community211: {
    title: '211',
    runBy: 'Centraide United Way Canada et ses partenaires',
    what: 'Appelez le 2-1-1 ou cherchez en ligne de l’aide près de chez vous : nourriture, logement, argent et plus. Sans frais, partout au Canada.',
  },
  carSeats: {
    title: 'Certification et conformité des sièges d’auto pour enfants',
    runBy: 'Transports Canada',
    what: 'Comment savoir qu’un siège d’auto respecte la loi canadienne : cherchez la marque nationale de sécurité.',
  },
  earlyLearning: {
    title: 'Apprentissage et garde des jeunes enfants (en anglais)',
    runBy: 'le gouvernement du Canada',
    what: 'Ce que font le Canada et les provinces pour que la garde d’enfants coûte moins cher.',
  },
  federalLeave: {
    title: 'Congés prévus par le Code canadien du travail',
    runBy: 'le gouvernement du Canada, Programme du travail',
    what: 'Votre congé si votre employeur relève de la loi fédérale, comme une banque ou une compagnie aérienne.',
  },
  eiTemporaryMeasures: {
    title: 'Mesures temporaires de l’assurance-emploi',
    runBy: 'Service Canada',
    what: 'Des changements à l’assurance-emploi pour un temps limité. Consultez-les avant de présenter votre demande.',
  },
} satisfies Record<string, LinkedPageWords>;
