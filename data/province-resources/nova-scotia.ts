import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const novaScotiaResources: ProvinceResources = {
  code: 'NS',
  healthLink: {
    url: 'https://www.nshealth.ca/parenting-supports',
    title: 'Parenting supports',
    runBy: 'Nova Scotia Health',
    what: 'Public health support in pregnancy and after birth, with classes, visits and people to ask.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://novascotia.ca/lae/employmentrights/',
    title: 'Employment rights',
    runBy: 'the Government of Nova Scotia',
    what: 'Explains the leave from work that Nova Scotia law protects.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://childcarenovascotia.ca/',
    title: 'Child Care Nova Scotia',
    runBy: 'Child Care Nova Scotia',
    what: 'Helps you look for child care in the province.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.nshealth.ca/Healthy-Beginnings',
    title: 'Healthy Beginnings',
    runBy: 'Nova Scotia Health',
    what: 'Home visits and support for families from pregnancy on, with Enhanced Home Visiting and the Nurse-Family Partnership.',
    confidence: 'address-cited',
    name: 'Healthy Beginnings, Enhanced Home Visiting, Nurse-Family Partnership',
    checked: '2026-11-21',
  },
  further: [],
};
