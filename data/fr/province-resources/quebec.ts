import type { ProvinceResourcesWords } from './types';

export const quebecResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Mieux vivre avec notre enfant de la grossesse à deux ans',
    runBy: 'l’Institut national de santé publique du Québec (INSPQ)',
    what: 'Le guide québécois de la grossesse, de la naissance et des deux premières années, à lire sans frais.',
  },
  maternityInfo: {
    title: 'Congés',
    runBy: 'la Commission des normes, de l’équité, de la santé et de la sécurité du travail (CNESST)',
    what: 'Explique les congés que protège la loi du Québec : pour la maternité, pour l’autre parent et pour les deux.',
  },
  parentalBenefits: {
    title: 'Régime québécois d’assurance parentale (RQAP)',
    runBy: 'le Régime québécois d’assurance parentale (RQAP)',
    namedAfterRunner: 'title',
    what: 'Vous verse de l’argent pendant votre congé. Au Québec, il remplace les prestations de maternité et parentales de l’assurance-emploi.',
  },
  childcareOptions: {
    title: 'Portail d’inscription aux services de garde',
    runBy: 'le gouvernement du Québec',
    what: 'C’est là que vous inscrivez votre enfant une fois qu’il est né. En 2025, le portail a remplacé La Place 0-5.',
  },
  specialPrograms: {
    name: 'Suivi Olo',
    title: 'Fondation Olo',
    runBy: 'la Fondation Olo',
    namedAfterRunner: 'title',
    what: 'Offre sans frais des aliments, des vitamines et un suivi pendant la grossesse aux familles à faible revenu.',
  },
  further: {
    pregnancyForm: {
      title: 'Ma grossesse',
      runBy: 'le gouvernement du Québec',
      what: 'Le formulaire qui annonce tôt votre grossesse au réseau de la santé. Pas d’Internet? Appelez votre CLSC.',
    },
    prenatalScreening: {
      title: 'Programme québécois de dépistage prénatal (PQDP)',
      runBy: 'le gouvernement du Québec',
      what: 'Explique les tests sans frais, pour que vous puissiez les accepter ou les refuser.',
    },
    familyAllowance: {
      title: 'Allocation famille',
      runBy: 'le gouvernement du Québec (Retraite Québec)',
      what: 'De l’argent pour les familles tous les trois mois ou tous les mois, en plus de l’allocation canadienne pour enfants.',
    },
  },
};
