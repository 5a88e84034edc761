import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const yukonResources: ProvinceResources = {
  code: 'YT',
  healthLink: {
    url: 'https://yukon.ca/en/health-and-wellness',
    title: 'Health and wellness',
    runBy: 'the Government of Yukon',
    what: 'Leads to health services, health cards and care near you.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://yukon.ca/en/find-out-about-maternity-and-parental-leave',
    title: 'Find out about maternity and parental leave',
    runBy: 'the Government of Yukon',
    what: 'Explains the leave from work that Yukon law protects, and how to ask for it.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://yukon.ca/en/find-child-care',
    title: 'Find child care',
    runBy: 'the Government of Yukon',
    what: 'Helps you find licensed child care.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://yukon.ca/midwifery-program',
    title: 'Yukon Midwifery Program',
    runBy: 'the Government of Yukon',
    what: 'Care by midwives in pregnancy, birth and the first weeks, at no cost to you, and how to apply. Call 811 to ask about prenatal nutrition programs.',
    confidence: 'address-cited',
    name: 'Yukon Midwifery Program',
    checked: '2026-11-22',
  },
  further: [
    {
      url: 'https://yukon.ca/en/universal-child-care',
      title: 'Universal child care',
      runBy: 'the Government of Yukon',
      what: 'Explains how Yukon lowers the cost of child care.',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  ],
};
