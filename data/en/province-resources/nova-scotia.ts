import type { ProvinceResourcesWords } from './types';

export const novaScotiaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Parenting supports',
    runBy: 'Nova Scotia Health',
    what: 'Public health support in pregnancy and after birth, with classes, visits and people to ask.',
  },
  maternityInfo: {
    title: 'Employment rights',
    runBy: 'the Government of Nova Scotia',
    what: 'Explains the leave from work that Nova Scotia law protects.',
  },
  childcareOptions: {
    title: 'Child Care Nova Scotia',
    runBy: 'Child Care Nova Scotia',
    namedAfterRunner: 'title',
    what: 'Helps you look for child care in the province.',
  },
  specialPrograms: {
    name: 'Healthy Beginnings, Enhanced Home Visiting, Nurse-Family Partnership',
    title: 'Healthy Beginnings',
    runBy: 'Nova Scotia Health',
    what: 'Home visits and support for families from pregnancy on, with Enhanced Home Visiting and the Nurse-Family Partnership.',
  },
};
