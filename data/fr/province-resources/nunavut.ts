import type { ProvinceResourcesWords } from './types';

export const nunavutResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Ministère de la Santé',
    runBy: 'le gouvernement du Nunavut',
    what: 'Vous mène aux centres de santé et aux services de santé de votre collectivité.',
  },
  maternityInfo: {
    title: 'Bureau du respect des normes du travail',
    runBy: 'le Bureau du respect des normes du travail du Nunavut',
    namedAfterRunner: 'title',
    what: 'Répond aux questions sur le congé que protège la loi du territoire.',
  },
  childcareOptions: {
    title: 'Centres de la petite enfance titulaires d’un permis',
    runBy: 'le gouvernement du Nunavut',
    what: 'Où se renseigner sur la garde d’enfants dans votre collectivité. Demandez-y aussi quelle aide il y a pour la payer.',
  },
  specialPrograms: {
    name: 'Déplacement pour accoucher (en anglais)',
    title: 'Déplacements pour raisons médicales (en anglais)',
    runBy: 'le gouvernement du Nunavut',
    what: 'Explique les déplacements pour des soins. Au Nunavut, la plupart des gens quittent leur collectivité pour accoucher.',
  },
};
