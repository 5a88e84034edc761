import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const novaScotia: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'La loi vous donne 30\u00a0jours. C’est gratuit.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
      {
        text: 'Neuf hôpitaux ont une borne pour cela\u00a0: l’IWK à Halifax, et ceux d’Amherst, d’Antigonish, de Bridgewater, de Kentville, de New Glasgow, de Sydney, de Truro et de Yarmouth. Ailleurs, il y a un formulaire papier.',
        sources: ['after-nova-scotia-register-birth'],
      },
      {
        text: 'La borne demande le NAS, l’allocation pour enfants et la carte santé. Le formulaire papier demande les deux premiers.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
    ],
    'health-card': [
      {
        text: 'Vous avez demandé la carte du MSI à la borne? Alors, c’est fait. Avec le formulaire papier, appelez le MSI et demandez-la.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
    ],
    certificate: [
      {
        text: 'Vous le commandez au Bureau de l’état civil, une fois la naissance enregistrée.',
        sources: ['after-access-nova-birth-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province? Enregistrez-la là-bas. Vous vivez en Nouvelle-Écosse? Demandez la carte ici, au MSI.',
          sources: ['register-birth'],
        },
        {
          text: 'Vous venez d’une autre province pour accoucher à Halifax? Enregistrez la naissance en Nouvelle-Écosse, à la borne si vous le pouvez. La carte vient de votre province.',
          sources: ['register-birth', 'after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? Demandez le formulaire papier à votre sage-femme ou au Bureau de l’état civil.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Après une grossesse pour autrui ou une procréation assistée, le Bureau de l’état civil veut voir l’entente, faite avant la conception, qui dit qui sont les parents. Demandez-lui les formulaires.',
          sources: ['after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Plus d’un an après, c’est encore possible, avec des preuves et des frais.',
          sources: ['after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [{ text: 'Vous n’avez pas le MSI? Demandez au MSI si votre bébé peut l’avoir, et à partir de quel jour.' }],
    },
  ],
};
