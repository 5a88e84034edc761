import type { ProvinceResourcesWords } from './types';

export const newfoundlandAndLabradorResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'NL Health Services',
    runBy: 'NL Health Services',
    namedAfterRunner: 'title',
    what: 'The health authority of the whole province: hospitals, clinics and public health near you.',
  },
  maternityInfo: {
    title: 'Labour standards',
    runBy: 'the Government of Newfoundland and Labrador',
    what: 'Explains the leave from work that the law of the province protects.',
  },
  childcareOptions: {
    title: 'Early learning and child care',
    runBy: 'the Government of Newfoundland and Labrador',
    what: 'Where to look for child care, and who can get help to pay for it.',
  },
  specialPrograms: {
    name: 'Prenatal-Early Childhood Nutrition Supplement',
    title: 'Prenatal-Early Childhood Nutrition Supplement',
    runBy: 'the Government of Newfoundland and Labrador; the page is by Benefits Wayfinder',
    what: 'Tells you who can get the monthly supplement, once called the Mother Baby Nutrition Supplement, and how to apply.',
    amount: ({ aMonth, atBirth }) => `${aMonth} a month, and ${atBirth} at birth`,
    amountAsOf: () => "undated page of Benefits Wayfinder, so ask for today's amount",
  },
};
