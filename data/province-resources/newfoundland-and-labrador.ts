import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const newfoundlandAndLabradorResources: ProvinceResources = {
  code: 'NL',
  healthLink: {
    url: 'https://www.nlhealthservices.ca',
    title: 'NL Health Services',
    runBy: 'NL Health Services',
    what: 'The health authority of the whole province: hospitals, clinics and public health near you.',
    confidence: 'to-confirm',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.gov.nl.ca/ecc/labour/',
    title: 'Labour standards',
    runBy: 'the Government of Newfoundland and Labrador',
    what: 'Explains the leave from work that the law of the province protects.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.gov.nl.ca/education/childcare/',
    title: 'Early learning and child care',
    runBy: 'the Government of Newfoundland and Labrador',
    what: 'Where to look for child care, and who can get help to pay for it.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://benefitswayfinder.org/newfoundland-and-labrador/prenatal-early-childhood-nutrition-supplement',
    title: 'Prenatal-Early Childhood Nutrition Supplement',
    runBy: 'the Government of Newfoundland and Labrador; the page is by Benefits Wayfinder',
    what: 'Tells you who can get the monthly supplement, once called the Mother Baby Nutrition Supplement, and how to apply.',
    confidence: 'page-read',
    name: 'Prenatal-Early Childhood Nutrition Supplement',
    amount: {
      text: '$150 a month, and $150 at birth',
      asOf: "undated page of Benefits Wayfinder, so ask for today's amount",
    },
    telephone: { printed: '1-800-508-4788', dialled: '+18005084788' },
    checked: '2026-11-21',
  },
  further: [],
};
