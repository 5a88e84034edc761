import type { ProvinceResourcesWords } from './types';

export const northwestTerritoriesResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Health and Social Services',
    runBy: 'the Government of the Northwest Territories',
    what: 'Leads to health services, health cards and travel for care in the territory.',
  },
  maternityInfo: {
    title: 'Employment standards',
    runBy: 'the Government of the Northwest Territories',
    what: 'Explains the leave from work that the law of the territory protects, including pregnancy and parental leave.',
  },
  childcareOptions: {
    title: 'Early learning and child care',
    runBy: 'the Government of the Northwest Territories',
    what: 'How to find licensed child care in the territory, and how to lower the fee.',
  },
  specialPrograms: {
    name: 'Birthing services',
    title: 'Birthing services',
    runBy: 'the Northwest Territories Health and Social Services Authority',
    what: 'Where you can give birth, and how travel for it works. Ask here too about midwives and the Healthy Family Program.',
  },
};
