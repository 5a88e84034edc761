import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const nunavutResources: ProvinceResources = {
  code: 'NU',
  healthLink: {
    url: 'https://www.gov.nu.ca/en/health',
    title: 'Department of Health',
    runBy: 'the Government of Nunavut',
    what: 'Leads to health centres and health services in your community.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://nu-lsco.ca/',
    title: 'Labour Standards Compliance Office',
    runBy: 'the Nunavut Labour Standards Compliance Office',
    what: 'Answers questions on the leave from work that the law of the territory protects.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.gov.nu.ca/en/education-and-schools/early-learning-and-child-care',
    title: 'Early learning and child care',
    runBy: 'the Government of Nunavut',
    what: 'Where to ask about child care in your community, and about help with the cost.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.gov.nu.ca/en/health/information/medical-travel',
    title: 'Medical travel',
    runBy: 'the Government of Nunavut',
    what: 'Explains travel for care. Most people in Nunavut leave their community to give birth.',
    confidence: 'address-cited',
    name: 'Medical travel for birth',
    isForTravel: true,
    checked: '2026-11-21',
  },
  further: [],
};
