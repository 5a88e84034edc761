import type { ProvinceResourcesWords } from './types';

export const princeEdwardIslandResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Services infirmiers de santé publique',
    runBy: 'Santé Île-du-Prince-Édouard',
    what: 'Les cours prénataux et les visites du personnel infirmier de santé publique de l’Île.',
  },
  maternityInfo: {
    title: 'Congé de maternité, congé parental et congé d’adoption (en anglais)',
    runBy: 'le gouvernement de l’Île-du-Prince-Édouard',
    what: 'Explique le congé que protège la loi de l’Île, et comment le demander.',
  },
  childcareOptions: {
    title: 'Centres de la petite enfance agréés (en anglais)',
    runBy: 'le gouvernement de l’Île-du-Prince-Édouard',
    what: 'Vous aide à trouver un service de garde agréé sur l’Île.',
  },
  specialPrograms: {
    name: 'Meilleur départ (en anglais)',
    title: 'Programme Meilleur départ (en anglais)',
    runBy: 'Santé Île-du-Prince-Édouard',
    what: 'Un programme de visites à domicile pour les familles qui ont un nouveau bébé.',
  },
  further: {
    employmentStandards: {
      title: 'Normes d’emploi de l’Île (en anglais)',
      runBy: 'le gouvernement de l’Île-du-Prince-Édouard',
      what: 'Répond aux questions sur les congés et sur vos droits au travail.',
    },
  },
};
