import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const newBrunswick: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'La naissance s’enregistre à Service Nouveau-Brunswick, aux Statistiques de l’état civil.',
        sources: ['after-new-brunswick-vital-statistics', 'after-service-nouveau-statistiques-letat'],
      },
      {
        text: 'Nous n’avons pas trouvé avant quel jour, ce que cela coûte, ni si cela se fait en ligne. Demandez le formulaire à l’hôpital ou à votre sage-femme avant de rentrer chez vous.',
      },
      {
        text: 'Sur ce formulaire, demandez le NAS et l’allocation pour enfants.',
        sources: ['register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'Nous n’avons pas trouvé si l’hôpital parle de votre bébé à l’Assurance-maladie. Demandez-le avant de partir. Si l’hôpital ne le fait pas, donnez vous-même à l’Assurance-maladie le nom et le jour de la naissance. Pour des jumeaux, dites qui est né en premier.',
      },
    ],
    certificate: [
      {
        text: 'En général, vous le commandez à Service Nouveau-Brunswick. Demandez le prix en ligne et celui du comptoir\u00a0: ils ne sont peut-être pas les mêmes.',
        sources: ['after-service-nouveau-statistiques-letat'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province, comme à Halifax? Enregistrez-la là-bas. Vous vivez au Nouveau-Brunswick? Demandez la carte ici, à l’Assurance-maladie.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? Demandez à votre sage-femme ou à Service Nouveau-Brunswick comment avoir le formulaire.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Nous n’avons pas trouvé qui peut être parent sur le formulaire. Demandez-le aux Statistiques de l’état civil avant de signer.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas la carte? Demandez à l’Assurance-maladie si votre bébé peut en avoir une, et à partir de quel jour.',
        },
      ],
    },
  ],
};
