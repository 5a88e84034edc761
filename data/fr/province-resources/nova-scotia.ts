import type { ProvinceResourcesWords } from './types';

export const novaScotiaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Soutien aux parents (en anglais)',
    runBy: 'Santé Nouvelle-Écosse',
    what: 'Le soutien de la santé publique pendant la grossesse et après la naissance : cours, visites et gens à qui parler.',
  },
  maternityInfo: {
    title: 'Droits en matière d’emploi (en anglais)',
    runBy: 'le gouvernement de la Nouvelle-Écosse',
    what: 'Explique le congé que protège la loi de la Nouvelle-Écosse.',
  },
  childcareOptions: {
    title: 'Garde d’enfants en Nouvelle-Écosse (en anglais)',
    runBy: 'Child Care Nova Scotia',
    runByLanguage: 'en',
    what: 'Vous aide à chercher un service de garde dans la province.',
  },
  specialPrograms: {
    name: 'Healthy Beginnings, visites à domicile renforcées, partenariat infirmière-famille (en anglais)',
    title: 'Healthy Beginnings : un bon départ (en anglais)',
    runBy: 'Santé Nouvelle-Écosse',
    what: 'Des visites à domicile et du soutien pour les familles dès la grossesse, avec des visites renforcées et le partenariat infirmière-famille.',
  },
};
