import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const ontarioResources: ProvinceResources = {
  code: 'ON',
  healthLink: {
    url: 'https://www.ontario.ca/page/midwifery-ontario',
    title: 'Midwifery in Ontario',
    runBy: 'the Government of Ontario',
    what: 'Explains what midwives do in pregnancy, birth and after, and how to find one.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/pregnancy-and-parental-leave',
    title: 'Pregnancy and parental leave',
    runBy: 'the Government of Ontario',
    what: 'Explains the leave from work that Ontario law protects, from the guide to the Employment Standards Act.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.ontario.ca/page/licensed-child-care',
    title: 'Licensed child care',
    runBy: 'the Government of Ontario',
    what: 'Explains the kinds of licensed child care and how to find one near you.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.ontario.ca/page/healthy-babies-healthy-children-program',
    title: 'Healthy Babies Healthy Children program',
    runBy: 'the Government of Ontario',
    what: 'Support from public health in pregnancy and early childhood, with home visits for families who would like more help.',
    confidence: 'address-cited',
    name: 'Healthy Babies Healthy Children',
    checked: '2026-11-21',
  },
  further: [
    {
      url: 'https://www.prenatalscreeningontario.ca',
      title: 'Prenatal Screening Ontario',
      runBy: 'Prenatal Screening Ontario',
      what: 'Explains the screening tests you can choose in pregnancy, and when.',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    {
      url: 'https://www.ontario.ca/page/child-care-subsidies',
      title: 'Child care subsidies',
      runBy: 'the Government of Ontario',
      what: 'Tells you who can get help with the cost of child care, and how to apply.',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    {
      url: 'https://health811.ontario.ca/',
      title: 'Health811',
      runBy: 'the Government of Ontario',
      what: 'Talk or chat with a nurse, and find care near you.',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
  ],
};
