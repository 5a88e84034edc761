import type { ProvinceResourcesWords } from './types';

export const ontarioResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Les sages-femmes en Ontario (en anglais)',
    runBy: 'le gouvernement de l’Ontario',
    what: 'Explique ce que font les sages-femmes pendant la grossesse, à l’accouchement et après, et comment en trouver une.',
  },
  maternityInfo: {
    title: 'Congés de maternité et congés parentaux',
    runBy: 'le gouvernement de l’Ontario',
    what: 'Explique les congés que protège la loi de l’Ontario. La page fait partie du guide de la Loi sur les normes d’emploi.',
  },
  childcareOptions: {
    title: 'Services de garde d’enfants agréés (en anglais)',
    runBy: 'le gouvernement de l’Ontario',
    what: 'Explique les types de services de garde agréés et comment en trouver un près de chez vous.',
  },
  specialPrograms: {
    name: 'Bébés en santé, enfants en santé',
    title: 'Développement de la petite enfance : Bébés en santé, enfants en santé',
    runBy: 'le gouvernement de l’Ontario',
    what: 'Le soutien de la santé publique pendant la grossesse et la petite enfance, avec des visites à domicile pour les familles qui veulent plus d’aide.',
  },
  further: {
    prenatalScreening: {
      title: 'Dépistage prénatal Ontario',
      runBy: 'Dépistage prénatal Ontario',
      namedAfterRunner: 'title',
      what: 'Explique les tests de dépistage que vous pouvez choisir pendant la grossesse, et à quel moment.',
    },
    childCareSubsidies: {
      title: 'Subventions pour la garde d’enfants (en anglais)',
      runBy: 'le gouvernement de l’Ontario',
      what: 'Dit qui a droit à de l’aide pour payer la garde d’enfants, et comment la demander.',
    },
    health811: {
      title: 'Santé811 (en anglais)',
      runBy: 'le gouvernement de l’Ontario',
      what: 'Parlez ou clavardez avec du personnel infirmier, et trouvez des soins près de chez vous.',
    },
  },
};
