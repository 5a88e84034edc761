import type { ProvinceResourcesWords } from './types';

export const princeEdwardIslandResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'PEI Reproductive Care Program',
    runBy: 'Health PEI',
    what: 'Works to improve care in pregnancy, birth and the first weeks on the Island.',
  },
  maternityInfo: {
    title: 'Maternity, parental and adoption leave',
    runBy: 'the Government of Prince Edward Island',
    what: 'Explains the leave from work that the law of the Island protects, and how to ask for it.',
  },
  childcareOptions: {
    title: 'Licensed early learning and child care',
    runBy: 'the Government of Prince Edward Island',
    what: 'Helps you find licensed child care on the Island.',
  },
  specialPrograms: {
    name: 'Best Start',
    title: 'Best Start program',
    runBy: 'Health PEI',
    what: 'A home visiting program for families with a new baby.',
  },
  further: {
    employmentStandards: {
      title: 'Employment standards',
      runBy: 'the Government of Prince Edward Island',
      what: 'Answers questions on leave and rights at work.',
    },
  },
};
