import type { RegionCareWords } from '@/words/find-care/region-care';

export const yukon: RegionCareWords = {
  firstTitle: 'Faites une demande au Programme de sages-femmes du Yukon',
  first: [
    {
      text: 'Vous faites la demande vous-même, le plus tôt possible. En 2022, on pouvait la faire dans les 20 premières semaines : demandez si c’est encore vrai.',
      sources: ['yt-midwifery-program', 'yukon-midwifery'],
    },
    {
      text: 'On peut faire la demande de partout au Yukon. Certains rendez-vous se font par vidéo; les accouchements ont lieu à Whitehorse.',
      sources: ['yukon-midwifery-news'],
    },
    {
      text: 'Ailleurs qu’à Whitehorse, parlez-en aussi dès cette semaine au personnel infirmier de votre centre de santé, et demandez où faire vos premières analyses et une échographie.',
    },
  ],
  next: [
    {
      text: 'Le programme n’accepte pas tout le monde : avec certaines maladies ou certains antécédents médicaux, il faut un médecin. Demandez tôt votre réponse, et demandez en même temps le nom d’un médecin.',
      sources: ['yt-clinic-open'],
    },
    {
      text: 'La Whitehorse Walk-In Medical Clinic voit les gens qui n’ont pas de médecin de famille, et écrit les demandes de consultation. Elle ne suit pas elle-même la grossesse et l’accouchement. Demandez-lui, ou au 811, où est la clinique de suivi de grossesse.',
      sources: ['yt-walk-in'],
    },
    {
      text: 'Pendant un temps, le programme a manqué de sages-femmes pour les accouchements, et les gens sont passés à Solstice Maternity, une équipe de médecins du Yukon. Demandez au 811 si Solstice Maternity accepte de vous suivre.',
      sources: ['yt-solstice'],
    },
    {
      text: 'Nous n’avons pas trouvé avant quelle semaine le Yukon veut que quelqu’un vous suive. Personne encore? Appelez le 811. Rappelez jusqu’à ce que quelqu’un dise oui.',
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
        text: 'Pas besoin de médecin pour faire la demande aux sages-femmes. Pour avoir plus tard un médecin de famille, renseignez-vous au 811 sur la liste pour les gens qui n’en ont pas.',
        sources: ['yt-midwifery-program', 'yukon-midwifery'],
      },
    ],
    'no-card': [
      {
        text: 'Le programme est gratuit avec une carte d’assurance-santé du Yukon. Nous n’avons pas trouvé ce qu’il coûte sans elle. Faites dès maintenant la demande au programme, et aussi celle de la carte. Demandez en même temps le prix, et si vous pouvez payer en plusieurs fois.',
        sources: ['yt-midwifery-program'],
      },
    ],
    'far-away': [
      {
        text: 'Demandez tôt quand vous iriez à Whitehorse. Pour savoir qui paie le trajet et le logement, voyez notre page « Partir pour accoucher ».',
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
        text: 'À Whitehorse, le Constellation Health Centre travaille en français et en anglais, pour les gens qui y sont inscrits; il faut un rendez-vous. En 2023, il avait des infirmières praticiennes ou des infirmiers praticiens, et pas de médecin : demandez s’il suit des grossesses.',
        sources: ['yt-constellation'],
      },
    ],
  },
  pageNames: {
    'https://yukon.ca/midwifery-program':
      'Programme de sages-femmes du Yukon : demandez-y comment faire la demande (en anglais)',
  },
};
