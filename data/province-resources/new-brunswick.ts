import { eiBenefits } from '@/data/national-resources';
import type { ProvinceResources } from './types';

export const newBrunswickResources: ProvinceResources = {
  code: 'NB',
  healthLink: {
    url: 'https://www2.gnb.ca/content/gnb/en/departments/health/services/services_renderer.10795.Healthy_Families,_Healthy_Babies_Program.html',
    title: 'Healthy Families, Healthy Babies Program',
    runBy: 'the Government of New Brunswick',
    what: 'Public health support before birth and in the first years, for families who need it most.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  maternityInfo: {
    url: 'https://www.gnb.ca/en/topic/jobs-workplaces/labour-market-workforce/employment-standards/maternity-leave.html',
    title: 'Maternity leave',
    runBy: 'the Government of New Brunswick',
    what: 'Explains the leave from work that New Brunswick law protects, and how to ask for it.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  parentalBenefits: eiBenefits,
  childcareOptions: {
    url: 'https://www2.gnb.ca/content/gnb/en/departments/education/elcc.html',
    title: 'Early learning and child care',
    runBy: 'the Government of New Brunswick',
    what: 'Leads you to licensed child care, and to help with what it costs.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  specialPrograms: {
    url: 'https://www2.gnb.ca/content/gnb/en/services/services_renderer.12855.Prenatal_Benefit_Program.html',
    title: 'Prenatal Benefit Program',
    runBy: 'the Government of New Brunswick',
    what: 'Pays a monthly amount in pregnancy to families with a low income.',
    confidence: 'page-read',
    name: 'Prenatal Benefit Program',
    amount: {
      text: 'Up to $80 a month from the fourth month of pregnancy',
      asOf: "undated page of the province, so ask for today's amount",
    },
    checked: '2026-11-21',
  },
  further: [],
};
