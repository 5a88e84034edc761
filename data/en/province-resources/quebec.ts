import type { ProvinceResourcesWords } from './types';

export const quebecResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'From Tiny Tot to Toddler',
    runBy: 'Institut national de santé publique du Québec (INSPQ)',
    runByLanguage: 'fr',
    what: 'The Quebec guide to pregnancy, birth and the first two years, free to read.',
  },
  maternityInfo: {
    title: 'Leave from work',
    runBy: "Commission des normes, de l'équité, de la santé et de la sécurité du travail (CNESST)",
    runByLanguage: 'fr',
    what: 'Explains the leave from work that Quebec law protects for maternity, for the other parent and for both.',
  },
  parentalBenefits: {
    title: 'Québec Parental Insurance Plan (QPIP)',
    runBy: "Régime québécois d'assurance parentale (RQAP)",
    runByLanguage: 'fr',
    what: 'Pays you while you are on leave. In Quebec it takes the place of EI maternity and parental benefits.',
  },
  childcareOptions: {
    title: 'Childcare Services Registration Portal',
    runBy: 'the Government of Quebec',
    what: 'Where you sign up for child care once your baby is born. In 2025 it took the place of La Place 0-5.',
  },
  specialPrograms: {
    name: 'Olo follow-up',
    title: 'Fondation Olo',
    titleLanguage: 'fr',
    runBy: 'Fondation Olo',
    runByLanguage: 'fr',
    namedAfterRunner: 'title',
    what: 'Offers free food, vitamins and follow-up in pregnancy to families with a low income.',
  },
  further: {
    pregnancyForm: {
      title: 'Ma grossesse',
      titleLanguage: 'fr',
      runBy: 'the Government of Quebec',
      what: 'The form that tells the health network early that you are pregnant. No internet? Call your CLSC.',
    },
    prenatalScreening: {
      title: 'Québec Prenatal Screening Program',
      runBy: 'the Government of Quebec',
      what: 'Explains the free tests, so that you can choose to have them or not.',
    },
    familyAllowance: {
      title: 'Family Allowance: I am a new parent',
      runBy: 'the Government of Quebec (Retraite Québec)',
      what: 'Money for families each quarter or month, on top of the Canada Child Benefit.',
    },
  },
};
