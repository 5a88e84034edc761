import type { ProvinceResourcesWords } from './types';

export const britishColumbiaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Grossesse et parentalité (en anglais)',
    runBy: 'HealthLink BC',
    runByLanguage: 'en',
    what: 'Suivi, santé pendant la grossesse, accouchement et soins du bébé, avec du personnel infirmier au bout du fil.',
  },
  maternityInfo: {
    title: 'Congés (en anglais)',
    runBy: 'le gouvernement de la Colombie-Britannique',
    what: 'Décrit les congés que protège la loi de la province, dont le congé de maternité et le congé parental.',
  },
  childcareOptions: {
    title: 'Garde des jeunes enfants (en anglais)',
    runBy: 'le gouvernement de la Colombie-Britannique',
    what: 'Vous aide à trouver un service de garde agréé et à le payer moins cher.',
  },
  specialPrograms: {
    name: 'Guide Baby’s Best Chance et inscription de la grossesse à la santé publique (en anglais)',
    title: 'Baby’s Best Chance : guide de la grossesse et des soins du bébé (en anglais)',
    runBy: 'HealthLink BC',
    runByLanguage: 'en',
    what: 'Un guide sans frais, de la grossesse aux premiers mois. Demandez à la santé publique comment inscrire votre grossesse pour avoir le soutien du personnel infirmier.',
  },
};
