import type { ProvinceResourcesWords } from './types';

export const northwestTerritoriesResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Santé et Services sociaux',
    runBy: 'le gouvernement des Territoires du Nord-Ouest',
    what: 'Vous mène aux services de santé, aux cartes d’assurance-maladie et aux déplacements pour des soins.',
  },
  maternityInfo: {
    title: 'Normes d’emploi',
    runBy: 'le gouvernement des Territoires du Nord-Ouest',
    what: 'Explique les congés que protège la loi du territoire, dont le congé de maternité et le congé parental.',
  },
  childcareOptions: {
    title: 'Apprentissage et garde des jeunes enfants (en anglais)',
    runBy: 'le gouvernement des Territoires du Nord-Ouest',
    what: 'Comment trouver un service de garde agréé dans le territoire, et payer moins cher.',
  },
  specialPrograms: {
    name: 'Services d’accouchement',
    title: 'Services d’accouchement',
    runBy: 'l’Administration des services de santé et des services sociaux des Territoires du Nord-Ouest',
    what: 'Où vous pouvez accoucher, et comment se fait le déplacement. Posez-y aussi vos questions sur les sages-femmes et le programme Familles en santé.',
  },
};
