import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const albertaResources: ProvinceResources = {
  code: 'AB',
  healthLink: {
    url: 'https://www.healthyparentshealthychildren.ca',
    title: 'Healthy Parents, Healthy Children',
    runBy: 'Alberta Health Services',
    what: 'Explains pregnancy, birth and the first years of your child, in plain words.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.alberta.ca/employment-standards',
    title: 'Employment standards',
    runBy: 'the Government of Alberta',
    what: 'Sets out the leave from work that Alberta law protects, including maternity and parental leave.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www.alberta.ca/accessing-child-care',
    title: 'Accessing child care',
    runBy: 'the Government of Alberta',
    what: 'Explains the flat monthly fee for licensed child care, and how to choose a place.',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
  specialPrograms: {
    url: 'https://www.alberta.ca/family-resource-networks',
    title: 'Family Resource Networks',
    runBy: 'the Government of Alberta',
    what: 'Leads you to the network near you, with programs for parents, babies and young children.',
    confidence: 'address-cited',
    name: 'Family Resource Networks',
    checked: '2026-11-21',
  },
  further: [
    {
      url: 'https://www.alberta.ca/lookup-child-care',
      title: 'Find child care',
      runBy: 'the Government of Alberta',
      what: 'Look up licensed child care near you.',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  ],
};
