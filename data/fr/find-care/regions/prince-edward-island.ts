import type { RegionCareWords } from '@/words/find-care/region-care';

export const princeEdwardIsland: RegionCareWords = {
  firstTitle: 'Appelez le Programme de mieux-être des femmes',
  first: [
    {
      text: 'Ce programme de Santé Î.-P.-É. prend votre appel sans demande de consultation, aussi pour un test de grossesse.',
      sources: ['pe-womens-wellness'],
    },
    {
      text: 'Quand on l’a préparé, il devait aussi suivre les personnes enceintes qui n’ont personne. Nous n’avons pas trouvé s’il le fait : demandez-le.',
      sources: ['pe-summerside-2016', 'pe-services-2017'],
    },
    { text: 'On vous rappelle d’un « numéro privé » (Private Number).', sources: ['pe-womens-wellness'] },
  ],
  next: [
    {
      text: 'Demandez une sage-femme. Depuis 2024, des sages-femmes travaillent pour Santé Î.-P.-É., à partir d’une clinique de Charlottetown, à domicile et à l’Hôpital Queen Elizabeth. Nous n’avons pas trouvé leur numéro : appelez le 811.',
      sources: ['pe-first-midwives', 'pe-midwives-2025'],
    },
    {
      text: 'Dites à combien de semaines vous en êtes, et demandez qui d’autre prend les personnes enceintes sans médecin. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    {
      text: 'Demandez à une clinique sans rendez-vous, ou au 811, où passer vos premiers examens. Dites que vous êtes enceinte, pour que personne ne vous dise de revenir plus tard.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Inscrivez-vous au Registre provincial des patients. Il est ouvert aussi aux parents qui attendent un bébé et n’ont personne.',
        sources: ['pe-registry'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte-santé de l’Île. Demandez-le à la clinique avant le rendez-vous, et à l’hôpital avant la date prévue.',
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital.',
      },
    ],
    'far-away': [
      {
        text: 'Vous pourriez accoucher hors de l’Île? Notre page sur le départ pour accoucher vous aide à demander qui paie, et où loger.',
      },
    ],
    midwife: [
      {
        text: 'Les sages-femmes vous suivent jusqu’à huit semaines après la naissance. En 2025, une deuxième clinique était prévue à Summerside : demandez si elle est ouverte.',
        sources: ['pe-first-midwives', 'pe-midwives-2025'],
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé qui soigne en français dans l’Île. Demandez-le quand vous prenez rendez-vous, et de nouveau à l’hôpital. Souvent, il n’y en a pas hors du Québec : venez avec une personne de confiance, ou demandez un ou une interprète.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {
    'https://www.princeedwardisland.ca/fr/service/trouver-un-medecin-de-famille-ou-une-infirmiere-praticienne':
      'Registre provincial des patients',
  },
};
