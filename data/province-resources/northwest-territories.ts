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
    url: 'https://www.nthssa.ca',
    title: 'Northwest Territories Health and Social Services Authority',
    runBy: 'the Northwest Territories Health and Social Services Authority',
    what: 'Ask here about the Midwifery and the Healthy Family programs, and where they are offered.',
    confidence: 'to-confirm',
    name: 'Midwifery and Healthy Family programs',
    checked: '2026-11-21',
  },
  further: [],
};
