import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const princeEdwardIslandResources: ProvinceResources = {
  code: 'PE',
  healthLink: {
    url: 'https://www.princeedwardisland.ca/en/information/health-pei/pei-reproductive-care-program',
    title: 'PEI Reproductive Care Program',
    runBy: 'Health PEI',
    what: 'Works to improve care in pregnancy, birth and the first weeks on the Island.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/maternityparentaladoption-leave',
    title: 'Maternity, parental and adoption leave',
    runBy: 'the Government of Prince Edward Island',
    what: 'Explains the leave from work that the law of the Island protects, and how to ask for it.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.princeedwardisland.ca/en/information/education-and-early-years/licensed-early-learning-and-child-care',
    title: 'Licensed early learning and child care',
    runBy: 'the Government of Prince Edward Island',
    what: 'Helps you find licensed child care on the Island.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.princeedwardisland.ca/en/information/health-pei/best-start-program',
    title: 'Best Start program',
    runBy: 'Health PEI',
    what: 'A home visiting program for families with a new baby.',
    confidence: 'page-read',
    name: 'Best Start',
    checked: '2026-11-21',
  },
  further: [
    {
      url: 'https://www.princeedwardisland.ca/en/topic/employment-standards',
      title: 'Employment standards',
      runBy: 'the Government of Prince Edward Island',
      what: 'Answers questions on leave and rights at work.',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  ],
};
