import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const britishColumbiaResources: ProvinceResources = {
  code: 'BC',
  healthLink: {
    url: 'https://www.healthlinkbc.ca/pregnancy-parenting',
    title: 'Pregnancy and parenting',
    runBy: 'HealthLink BC',
    what: 'Covers prenatal care, healthy pregnancy, birth and your baby, with nurses one call away.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/time-off/leaves-of-absence',
    title: 'Leaves of absence',
    runBy: 'the Government of British Columbia',
    what: 'Sets out the leave from work that BC law protects, including pregnancy and parental leave.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www2.gov.bc.ca/gov/content/family-social-supports/caring-for-young-children',
    title: 'Caring for young children',
    runBy: 'the Government of British Columbia',
    what: 'Helps you find licensed child care and lower what it costs.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www.healthlinkbc.ca/living-well/parenting/parenting-babies-0-12-months/babys-best-chance-parents-handbook-pregnancy-and',
    title: "Baby's Best Chance: parents' handbook of pregnancy and baby care",
    runBy: 'HealthLink BC',
    what: 'A free handbook from pregnancy to the first months; ask public health how to register your pregnancy for nurse support.',
    confidence: 'address-cited',
    name: "Baby's Best Chance handbook and public health pregnancy registration",
    checked: '2026-11-21',
  },
  further: [],
};
