import type { RegionCareWords } from '@/words/find-care/region-care';

export const northwestTerritories: RegionCareWords = {
  firstTitle: 'Demandez un rendez-vous prénatal là où vous vivez',
  first: [
    {
      text: 'Dans une collectivité, appelez le centre de santé ou allez-y. On y donne les soins pendant la grossesse et après la naissance.',
      sources: ['nt-health-centres'],
    },
    {
      text: 'À Yellowknife, appelez une clinique de soins primaires. Dites : « Je voudrais un rendez-vous prénatal », et à combien de semaines vous en êtes. Il peut être difficile d’avoir une place tôt.',
      sources: ['nt-hansard', 'nt-yellowknife'],
    },
    {
      text: 'À Hay River, les sages-femmes faisaient ce suivi en 2024. Fort Smith avait aussi des sages-femmes; les accouchements y ont cessé en 2023. Demandez aux deux endroits ce qui est ouvert.',
      sources: ['nt-midwives-french', 'nwt-midwives'],
    },
  ],
  next: [
    {
      text: 'Le premier rendez-vous devrait avoir lieu entre 8 et 11 semaines, selon ce qu’a dit une personne élue à l’Assemblée en mai 2025. On ne vous a pas donné de date? Rappelez la même semaine, et appelez le 811. Demandez un jour entre la semaine 8 et la semaine 11.',
      sources: ['nt-hansard'],
    },
    {
      text: 'Nous n’avons pas trouvé d’autre endroit qui accepte de vous suivre directement. Demandez au 811 où il y a de la place.',
    },
  ],
  meanwhile: [
    {
      text: 'Faute de personnel, les accouchements ont cessé à Yellowknife de décembre 2021 à février 2022, à Fort Smith en 2023, et à Inuvik en janvier 2024. Demandez à chaque trimestre où vous accoucheriez.',
      sources: ['nwt-birthing', 'nwt-midwives', 'nt-inuvik'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Demandez un rendez-vous prénatal même sans médecin de famille. Sur la liste pour en avoir un, l’attente peut durer des années.',
        sources: ['nt-hansard'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un rendez-vous sans carte d’assurance-maladie des TNO. Demandez la carte maintenant. Ne l’attendez pas : prenez aussi rendez-vous maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois.',
      },
    ],
    'far-away': [
      {
        text: 'Dès le premier rendez-vous, demandez à quelle semaine vous partiriez. Pour savoir qui paie, qui vous accompagne et où vous logez, voyez notre page « Partir pour accoucher ».',
      },
    ],
    midwife: [
      {
        text: 'En 2024, on pouvait en principe venir d’ailleurs pour voir les sages-femmes de Hay River et de Fort Smith. Demandez-le tôt, et demandez qui paie le trajet. Yellowknife manquait de sages-femmes en mai 2025.',
        sources: ['nt-midwives-french', 'nt-hansard'],
      },
    ],
    language: [
      {
        text: 'En 2024, certaines sages-femmes de Hay River et de Fort Smith parlaient français. Le guide du Réseau TNO Santé explique en français comment avoir des soins aux TNO.',
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
