import type { RegionCareWords } from '@/words/find-care/region-care';

export const princeEdwardIsland: RegionCareWords = {
  firstTitle: 'Appelez le Programme de mieux-être des femmes',
  first: [
    {
      text: 'Vous pouvez appeler vous-même ce programme de Santé Î.-P.-É., sans demande de consultation, même pour un test de grossesse.',
      sources: ['pe-womens-wellness'],
    },
    {
      text: 'Au départ, ce programme devait aussi suivre les personnes enceintes que personne ne suit. Nous n’avons pas trouvé s’il le fait : posez la question.',
      sources: ['pe-summerside-2016', 'pe-services-2017'],
    },
    {
      text: 'On vous rappelle. L’appel s’affiche « numéro privé » (Private Number) : répondez. Si une autre personne peut répondre à votre téléphone, dites à quel moment on peut vous appeler.',
      sources: ['pe-womens-wellness'],
    },
  ],
  next: [
    {
      text: 'Demandez une sage-femme. Depuis 2024, des sages-femmes travaillent pour Santé Î.-P.-É., à partir d’une clinique de Charlottetown, chez les gens et à l’Hôpital Queen Elizabeth. Nous n’avons pas trouvé leur numéro : appelez le 811.',
      sources: ['pe-first-midwives', 'pe-midwives-2025'],
    },
    {
      text: 'Dites à combien de semaines vous en êtes, et demandez qui d’autre accepte les personnes enceintes sans médecin. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    {
      text: 'Demandez à une clinique sans rendez-vous, ou au 811, où faire vos premières analyses et une échographie. Dites que vous êtes enceinte, pour que personne ne vous dise de revenir plus tard.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Inscrivez-vous au Registre provincial des patients. Il est ouvert aussi aux parents qui attendent un bébé et n’ont ni médecin, ni infirmière praticienne ou infirmier praticien.',
        sources: ['pe-registry'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte-santé de l’Île. Prenez rendez-vous maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois. Demandez aussi le prix de l’hôpital avant la date prévue.',
      },
    ],
    'far-away': [
      {
        text: 'Vous pourriez accoucher hors de l’Île? Notre page « Partir pour accoucher » vous aide à demander qui paie, et où loger.',
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
        text: 'Nous n’avons pas trouvé qui soigne en français dans l’Île. Demandez des soins en français quand vous prenez rendez-vous, et de nouveau à l’hôpital. Hors du Québec, il n’y en a souvent pas : demandez un service d’interprète, ou venez avec une personne de confiance.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {
    'https://www.princeedwardisland.ca/fr/service/trouver-un-medecin-de-famille-ou-une-infirmiere-praticienne':
      'Registre provincial des patients',
  },
};
