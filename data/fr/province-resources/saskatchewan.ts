import type { ProvinceResourcesWords } from './types';

export const saskatchewanResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Grossesse (en anglais)',
    runBy: 'le Saskatchewan Prevention Institute, un organisme sans but lucratif',
    what: 'Explique comment rester en santé pendant la grossesse, avec des documents à lire et à télécharger.',
  },
  maternityInfo: {
    title: 'Congés familiaux',
    runBy: 'le gouvernement de la Saskatchewan',
    what: 'Décrit les congés que protège la loi de la Saskatchewan, dont le congé de maternité et le congé parental.',
  },
  childcareOptions: {
    title: 'Garde d’enfants (en anglais)',
    runBy: 'le gouvernement de la Saskatchewan',
    what: 'Montre où sont les services de garde agréés, et qui a droit à de l’aide pour les payer.',
  },
  specialPrograms: {
    name: 'KidsFirst et centres de ressources familiales (en anglais)',
    title: 'Un bon départ pour les enfants (en anglais)',
    runBy: 'le gouvernement de la Saskatchewan',
    what: 'Décrit KidsFirst et les centres de ressources familiales de la petite enfance, pour les familles, de la grossesse jusqu’aux cinq ans d’un enfant.',
  },
};
