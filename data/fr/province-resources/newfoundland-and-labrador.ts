import type { ProvinceResourcesWords } from './types';

export const newfoundlandAndLabradorResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Services de santé de Terre-Neuve-et-Labrador (en anglais)',
    runBy: 'NL Health Services',
    runByLanguage: 'en',
    what: 'La régie de la santé de toute la province : hôpitaux, cliniques et santé publique près de chez vous.',
  },
  maternityInfo: {
    title: 'Absences autorisées',
    runBy: 'Public Legal Information Association of NL',
    runByLanguage: 'en',
    what: 'Explique le congé que protège la loi de la province.',
  },
  childcareOptions: {
    title: 'Apprentissage et garde des jeunes enfants (en anglais)',
    runBy: 'le gouvernement de Terre-Neuve-et-Labrador',
    what: 'Où chercher un service de garde, et qui a droit à de l’aide pour le payer.',
  },
  specialPrograms: {
    name: 'Supplément de nutrition pour la grossesse et la petite enfance (en anglais)',
    title: 'Supplément de nutrition pour la grossesse et la petite enfance (en anglais)',
    runBy: 'le gouvernement de Terre-Neuve-et-Labrador; la page est de Benefits Wayfinder',
    what: 'Dit qui a droit à ce supplément mensuel, qui a d’abord porté le nom de Mother Baby Nutrition Supplement, et comment le demander.',
    amount: ({ aMonth, atBirth }) => `${aMonth} par mois, et ${atBirth} à la naissance`,
    amountAsOf: () => 'page de Benefits Wayfinder, sans date : demandez le montant d’aujourd’hui',
  },
};
