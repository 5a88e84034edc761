import type { RegionCareWords } from '@/words/find-care/region-care';

export const yukon: RegionCareWords = {
  firstTitle: 'Faites une demande au Programme de sages-femmes du Yukon',
  first: [
    {
      text: 'Vous faites la demande vous-même, le plus tôt possible. En 2022, on pouvait la faire dans les 20 premières semaines : demandez si c’est encore vrai.',
      sources: ['yt-midwifery-program', 'yukon-midwifery'],
    },
    {
      text: 'On peut la faire de partout au Yukon. Certains rendez-vous se font par vidéo; les accouchements ont lieu à Whitehorse.',
      sources: ['yukon-midwifery-news'],
    },
    {
      text: 'Ailleurs qu’à Whitehorse, parlez-en la même semaine au personnel infirmier de votre centre de santé, et demandez où faire vos premiers tests.',
    },
  ],
  next: [
    {
      text: 'Le programme ne prend pas tout le monde : pour certaines maladies ou certains problèmes du passé, il faut un médecin. Demandez tôt votre réponse, et demandez en même temps le nom d’un médecin.',
      sources: ['yt-clinic-open'],
    },
    {
      text: 'La Whitehorse Walk-In Medical Clinic voit les gens qui n’ont pas de médecin de famille, et écrit les demandes de consultation. Elle ne suit pas elle-même la grossesse et l’accouchement : demandez-lui, ou demandez au 811, la clinique de maternité.',
      sources: ['yt-walk-in'],
    },
    {
      text: 'Nous n’avons pas trouvé à quelle semaine le Yukon veut que vous ayez quelqu’un.',
    },
  ],
  meanwhile: [
    {
      text: 'Avec le programme, vous pouvez accoucher à la maison ou à l’Hôpital général de Whitehorse. Dès le premier rendez-vous, demandez ce qui peut vous convenir.',
      sources: ['yt-midwifery-program', 'yt-clinic-open'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Pas besoin de médecin pour faire une demande aux sages-femmes. Pour avoir plus tard un médecin de famille, informez-vous au 811 de la liste pour les gens qui n’en ont pas.',
        sources: ['yt-midwifery-program', 'yukon-midwifery'],
      },
    ],
    'no-card': [
      {
        text: 'Le programme est sans frais avec une carte d’assurance-santé du Yukon. Nous n’avons pas trouvé ce qu’il coûte sans elle : demandez-le avant le premier rendez-vous, et demandez la carte dès maintenant.',
        sources: ['yt-midwifery-program'],
      },
    ],
    'far-away': [
      {
        text: 'Demandez tôt quand vous iriez à Whitehorse. Qui paie le trajet et le lit : voyez notre page pour partir accoucher loin de chez vous.',
      },
    ],
    midwife: [
      {
        text: 'Les sages-femmes du programme demandent vos tests et vous suivent, avec votre bébé, jusqu’à huit semaines après la naissance.',
        sources: ['yt-midwifery-program'],
      },
    ],
    language: [
      {
        text: 'À Whitehorse, le Constellation Health Centre travaille en français et en anglais, pour les gens qui y sont inscrits; on n’y va pas sans rendez-vous. En 2023, il avait des infirmières praticiennes et pas de médecin : demandez s’il suit des grossesses.',
        sources: ['yt-constellation'],
      },
    ],
  },
  pageNames: {
    'https://yukon.ca/midwifery-program':
      'Programme de sages-femmes du Yukon : demandez-y comment faire la demande (en anglais)',
  },
};
