import type { ProvinceResourcesWords } from './types';

export const albertaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Healthy Parents, Healthy Children',
    runBy: 'Alberta Health Services',
    what: 'Explains pregnancy, birth and the first years of your child, in plain words.',
  },
  maternityInfo: {
    title: 'Maternity and parental leave',
    runBy: 'the Government of Alberta',
    what: 'Sets out the maternity and parental leave from work that Alberta law protects.',
  },
  childcareOptions: {
    title: 'Accessing child care',
    runBy: 'the Government of Alberta',
    what: 'Explains the flat monthly fee for licensed child care, and how to choose a place.',
  },
  specialPrograms: {
    name: 'Family Resource Networks',
    title: 'Family Resource Networks',
    runBy: 'the Government of Alberta',
    what: 'Leads you to the network near you, with programs for parents, babies and young children.',
  },
  further: {
    findChildCare: {
      title: 'Find child care',
      runBy: 'the Government of Alberta',
      what: 'Look up licensed child care near you.',
    },
  },
};
