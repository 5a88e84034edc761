import type { ProvinceResourcesWords } from './types';

export const nunavutResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Department of Health',
    runBy: 'the Government of Nunavut',
    what: 'Leads to health centres and health services in your community.',
  },
  maternityInfo: {
    title: 'Labour Standards Compliance Office',
    runBy: 'the Nunavut Labour Standards Compliance Office',
    namedAfterRunner: 'title',
    what: 'Answers questions on the leave from work that the law of the territory protects.',
  },
  childcareOptions: {
    title: 'Early learning and child care',
    runBy: 'the Government of Nunavut',
    what: 'Where to ask about child care in your community, and about help with the cost.',
  },
  specialPrograms: {
    name: 'Medical travel for birth',
    title: 'Medical travel',
    runBy: 'the Government of Nunavut',
    what: 'Explains travel for care. Most people in Nunavut leave their community to give birth.',
  },
};
