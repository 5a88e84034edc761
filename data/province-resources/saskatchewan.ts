import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const saskatchewanResources: ProvinceResources = {
  code: 'SK',
  healthLink: {
    url: 'https://skprevention.ca/pregnancy/',
    title: 'Pregnancy',
    runBy: 'the Saskatchewan Prevention Institute, a non-profit',
    what: 'Explains how to stay healthy in pregnancy, with material to read and download.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.saskatchewan.ca/business/employment-standards/job-protected-leaves/family-leaves',
    title: 'Family leaves',
    runBy: 'the Government of Saskatchewan',
    what: 'Explains the leave from work that Saskatchewan law protects, including maternity and parental leave.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.saskatchewan.ca/residents/family-and-social-support/child-care',
    title: 'Child care',
    runBy: 'the Government of Saskatchewan',
    what: 'Shows where licensed child care is, and who can get help to pay for it.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.saskatchewan.ca/government/health-care-administration-and-provider-resources/saskatchewan-health-initiatives/saskatchewans-children-and-youth-strategy/a-strong-start-for-children',
    title: 'A strong start for children',
    runBy: 'the Government of Saskatchewan',
    what: 'Describes KidsFirst and the Early Years Family Resource Centres, for families from pregnancy until a child is five.',
    confidence: 'page-read',
    name: 'KidsFirst and Early Years Family Resource Centres',
    checked: '2026-11-21',
  },
  further: [],
};
