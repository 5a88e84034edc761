import type { ProvinceResourcesWords } from './types';

export const albertaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Parents en santé, enfants en santé (en anglais)',
    runBy: 'Alberta Health Services',
    runByLanguage: 'en',
    what: 'Explique en mots simples la grossesse, la naissance et les premières années de votre enfant.',
  },
  maternityInfo: {
    title: 'Congé de maternité et congé parental (en anglais)',
    runBy: 'le gouvernement de l’Alberta',
    what: 'Décrit le congé de maternité et le congé parental que protège la loi de l’Alberta.',
  },
  childcareOptions: {
    title: 'Trouver des services de garde et les payer (en anglais)',
    runBy: 'le gouvernement de l’Alberta',
    what: 'Explique le tarif fixe par mois des services de garde agréés, et comment choisir une place.',
  },
  specialPrograms: {
    name: 'Réseaux de ressources familiales (en anglais)',
    title: 'Réseaux de ressources familiales (en anglais)',
    runBy: 'le gouvernement de l’Alberta',
    what: 'Vous mène au réseau près de chez vous, avec ses programmes pour les parents, les bébés et les jeunes enfants.',
  },
  further: {
    findChildCare: {
      title: 'Trouver un service de garde (en anglais)',
      runBy: 'le gouvernement de l’Alberta',
      what: 'Cherchez un service de garde agréé près de chez vous.',
    },
  },
};
