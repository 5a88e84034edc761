import type { RegionCareWords } from '@/words/find-care/region-care';

export const northwestTerritories: RegionCareWords = {
  firstTitle: 'Demandez un rendez-vous prénatal là où vous vivez',
  first: [
    {
      text: 'Dans une collectivité, appelez le centre de santé ou allez-y. On y donne les soins pendant la grossesse et après la naissance.',
      sources: ['nt-health-centres'],
    },
    {
      text: 'À Yellowknife, appelez une clinique de soins primaires. Demandez un rendez-vous prénatal, avec ces mots, et dites à combien de semaines vous êtes : il peut être difficile d’avoir une place tôt.',
      sources: ['nt-hansard', 'nt-yellowknife'],
    },
    {
      text: 'À Hay River, les sages-femmes faisaient ce suivi en 2024. Il y a aussi des sages-femmes à Fort Smith. Demandez ce qui est ouvert cette année.',
      sources: ['nt-midwives-french', 'nwt-midwives'],
    },
  ],
  next: [
    {
      text: 'On devrait vous voir dans les trois premiers mois, a dit une personne élue de l’assemblée en mai 2025 : entre 8 et 11 semaines. Si vous n’avez pas de date à la semaine 8, rappelez la clinique et appelez le 811.',
      sources: ['nt-hansard'],
    },
    {
      text: 'Nous n’avons pas trouvé d’autre endroit qui vous prend directement. Le 811 sait où il y a de la place.',
    },
  ],
  meanwhile: [
    {
      text: 'Faute de personnel, on a arrêté les accouchements pour un temps : à Yellowknife à l’hiver 2021, à Fort Smith en 2023, à Inuvik en janvier 2024. Demandez à chaque trimestre où vous accoucheriez.',
      sources: ['nwt-birthing', 'nwt-midwives', 'nt-inuvik'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Demandez un rendez-vous prénatal même sans médecin de famille. La liste pour en avoir un peut prendre des années.',
        sources: ['nt-hansard'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un rendez-vous sans carte d’assurance-maladie des TNO. Demandez-la maintenant, et demandez d’abord son prix à la clinique.',
      },
    ],
    'far-away': [
      {
        text: 'Dès le premier rendez-vous, demandez à quelle semaine vous partiriez. Qui paie, qui vous accompagne et où vous logez : voyez notre page pour partir accoucher loin de chez vous.',
      },
    ],
    midwife: [
      {
        text: 'En théorie, on peut venir d’ailleurs voir les sages-femmes de Hay River et de Fort Smith (2024). Demandez-le tôt, et demandez qui paie le trajet. Yellowknife manquait de sages-femmes en mai 2025.',
        sources: ['nt-midwives-french', 'nt-hansard'],
      },
    ],
    language: [
      {
        text: 'En 2024, certaines sages-femmes de Hay River et de Fort Smith parlaient français. Le guide du Réseau TNO Santé explique en français les soins d’ici.',
        sources: ['nt-midwives-french', 'nt-guide'],
      },
      {
        text: 'Pour une langue autochtone, ou toute autre langue, demandez un service d’interprète en prenant rendez-vous.',
      },
    ],
  },
  pageNames: {
    'https://www.nthssa.ca/en/services/birthing-services':
      'Administration des services de santé et des services sociaux des Territoires du Nord-Ouest : services d’accouchement',
  },
};
