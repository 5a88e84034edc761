import type { ProvinceResourcesWords } from './types';

export const newBrunswickResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Healthy Families, Healthy Babies Program',
    runBy: 'the Government of New Brunswick',
    what: 'Public health support before birth and in the first years, for families who need it most.',
  },
  maternityInfo: {
    title: 'Maternity leave',
    runBy: 'the Government of New Brunswick',
    what: 'Explains the leave from work that New Brunswick law protects, and how to ask for it.',
  },
  childcareOptions: {
    title: 'Early learning and child care',
    runBy: 'the Government of New Brunswick',
    what: 'Leads you to licensed child care, and to help with what it costs.',
  },
  specialPrograms: {
    name: 'Prenatal Benefit Program',
    title: 'Prenatal Benefit Program',
    runBy: 'the Government of New Brunswick',
    what: 'Pays a monthly amount in pregnancy to families with a low income.',
    amount: ({ aMonth, fromMonth }) => `Up to ${aMonth} a month from the ${fromMonth} month of pregnancy`,
    amountAsOf: () => "undated page of the province, so ask for today's amount",
  },
};
