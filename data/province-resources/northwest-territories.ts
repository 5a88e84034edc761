import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const northwestTerritoriesResources: ProvinceResources = {
  code: 'NT',
  healthLink: {
    url: 'https://www.hss.gov.nt.ca/en',
    title: 'Health and Social Services',
    runBy: 'the Government of the Northwest Territories',
    what: 'Leads to health services, health cards and travel for care in the territory.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.ece.gov.nt.ca/en/services/employment-standards',
    title: 'Employment standards',
    runBy: 'the Government of the Northwest Territories',
    what: 'Explains the leave from work that the law of the territory protects, including pregnancy and parental leave.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.ece.gov.nt.ca/en/services/early-learning-and-child-care',
    title: 'Early learning and child care',
    runBy: 'the Government of the Northwest Territories',
    what: 'How to find licensed child care in the territory, and how to lower the fee.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.nthssa.ca/en/services/birthing-services',
    title: 'Birthing services',
    runBy: 'the Northwest Territories Health and Social Services Authority',
    what: 'Where you can give birth, and how travel for it works. Ask here too about midwives and the Healthy Family Program.',
    confidence: 'page-read',
    name: 'Birthing services',
    checked: '2026-11-22',
  },
  further: [],
};
