import type { ProvinceResourcesWords } from './types';

export const yukonResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Health and wellness',
    runBy: 'the Government of Yukon',
    what: 'Leads to health services, health cards and care near you.',
  },
  maternityInfo: {
    title: 'Find out about maternity and parental leave',
    runBy: 'the Government of Yukon',
    what: 'Explains the leave from work that Yukon law protects, and how to ask for it.',
  },
  childcareOptions: {
    title: 'Find child care',
    runBy: 'the Government of Yukon',
    what: 'Helps you find licensed child care.',
  },
  specialPrograms: {
    name: 'Yukon Midwifery Program',
    title: 'Yukon Midwifery Program',
    runBy: 'the Government of Yukon',
    what: 'Care by midwives in pregnancy, birth and the first weeks, at no cost to you, and how to apply. Call 811 to ask about prenatal nutrition programs.',
  },
  further: {
    universalChildCare: {
      title: 'Universal child care',
      runBy: 'the Government of Yukon',
      what: 'Explains how Yukon lowers the cost of child care.',
    },
  },
};
