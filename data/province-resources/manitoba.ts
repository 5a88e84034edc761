import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const manitobaResources: ProvinceResources = {
  code: 'MB',
  healthLink: {
    url: 'https://www.gov.mb.ca/betterhealth/health_services/pregnant_women.html',
    title: 'Health services in pregnancy',
    runBy: 'the Government of Manitoba',
    what: 'Lists health services for pregnancy in Manitoba and how to reach them.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.gov.mb.ca/labour/standards/doc,parental-leave,factsheet.html',
    title: 'Parental leave fact sheet',
    runBy: 'the Government of Manitoba, Employment Standards',
    what: 'Explains the leave from work that Manitoba law protects for new parents.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.gov.mb.ca/education/childcare/',
    title: 'Early learning and child care',
    runBy: 'the Government of Manitoba',
    what: 'How to find child care in Manitoba, and help to pay for it.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://parentinginmanitoba.ca/',
    title: 'Parenting in Manitoba',
    runBy: 'the Government of Manitoba',
    what: "The province's guide from pregnancy to age five. We know of no page for the Prenatal Benefit itself: ask a public health nurse or your health line for the form, and for Healthy Baby groups near you.",
    confidence: 'address-cited',
    name: 'Parenting in Manitoba',
    amount: {
      text: 'Manitoba Prenatal Benefit: up to $162.82 a month from 14 weeks of pregnancy',
      asOf: 'news release of April 17, 2024',
    },
    checked: '2026-11-22',
  },
  further: [
    {
      url: 'https://www.gov.mb.ca/labour/standards/',
      title: 'Employment Standards',
      runBy: 'the Government of Manitoba, Employment Standards',
      what: 'Answers questions on leave and rights at work.',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  ],
};
