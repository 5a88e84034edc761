import type { ProvinceResourcesWords } from './types';

export const ontarioResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Midwifery in Ontario',
    runBy: 'the Government of Ontario',
    what: 'Explains what midwives do in pregnancy, birth and after, and how to find one.',
  },
  maternityInfo: {
    title: 'Pregnancy and parental leave',
    runBy: 'the Government of Ontario',
    what: 'Explains the leave from work that Ontario law protects, from the guide to the Employment Standards Act.',
  },
  childcareOptions: {
    title: 'Licensed child care',
    runBy: 'the Government of Ontario',
    what: 'Explains the kinds of licensed child care and how to find one near you.',
  },
  specialPrograms: {
    name: 'Healthy Babies Healthy Children',
    title: 'Healthy Babies Healthy Children program',
    runBy: 'the Government of Ontario',
    what: 'Support from public health in pregnancy and early childhood, with home visits for families who would like more help.',
  },
  further: {
    prenatalScreening: {
      title: 'Prenatal Screening Ontario',
      runBy: 'Prenatal Screening Ontario',
      namedAfterRunner: 'title',
      what: 'Explains the screening tests you can choose in pregnancy, and when.',
    },
    childCareSubsidies: {
      title: 'Child care subsidies',
      runBy: 'the Government of Ontario',
      what: 'Tells you who can get help with the cost of child care, and how to apply.',
    },
    health811: {
      title: 'Health811',
      runBy: 'the Government of Ontario',
      what: 'Talk or chat with a nurse, and find care near you.',
    },
  },
};
