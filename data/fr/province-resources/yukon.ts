import type { ProvinceResourcesWords } from './types';

export const yukonResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Santé et mieux-être (en anglais)',
    runBy: 'le gouvernement du Yukon',
    what: 'Vous mène aux services de santé, aux cartes d’assurance maladie et aux soins près de chez vous.',
  },
  maternityInfo: {
    title: 'Congé de maternité et congé parental (en anglais)',
    runBy: 'le gouvernement du Yukon',
    what: 'Explique le congé que protège la loi du Yukon, et comment le demander.',
  },
  childcareOptions: {
    title: 'Trouver un service de garde au Yukon (en anglais)',
    runBy: 'le gouvernement du Yukon',
    what: 'Vous aide à trouver un service de garde agréé.',
  },
  specialPrograms: {
    name: 'Programme de sages-femmes du Yukon (en anglais)',
    title: 'Programme de sages-femmes du Yukon (en anglais)',
    runBy: 'le gouvernement du Yukon',
    what: 'Les soins d’une sage-femme pendant la grossesse, à l’accouchement et les premières semaines, sans frais pour vous, et comment les demander. Appelez le 811 pour savoir quels programmes de nutrition prénatale il y a.',
  },
  further: {
    universalChildCare: {
      title: 'Services de garde universels (en anglais)',
      runBy: 'le gouvernement du Yukon',
      what: 'Explique comment le Yukon réduit le coût de la garde d’enfants.',
    },
  },
};
