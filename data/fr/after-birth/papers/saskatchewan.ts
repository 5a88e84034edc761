import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const saskatchewan: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'La loi vous donne 15\u00a0jours\u00a0: moins que presque partout. L’hôpital vous donne la trousse. Remettez le formulaire avant de partir, si vous le pouvez.',
        sources: ['after-ehealth-saskatchewan-register-birth', 'after-wikiprocedure-saskatchewan-register'],
      },
      {
        text: 'Une seule trousse demande l’allocation pour enfants, le NAS, la carte santé et le certificat de naissance.',
        sources: ['after-ehealth-saskatchewan-register-birth'],
      },
      {
        text: 'Demandez ce que coûte le certificat, et quel format va à un bébé\u00a0: le format détaillé nomme en général les parents.',
        sources: ['after-ehealth-saskatchewan-application-birth'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province? Enregistrez-la là-bas. Vous vivez en Saskatchewan? Demandez la carte santé à eHealth. À Lloydminster, demandez à l’hôpital dans quelle province il enregistre.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? Demandez la trousse à votre sage-femme ou à eHealth, et pensez-y\u00a0: les jours sont peu nombreux.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Plus de deux parents peuvent en général y être, si tous sont d’accord ou si un tribunal le dit. Vous pouvez demander un certificat sans le sexe de votre bébé.',
          sources: ['after-public-legal-birth-registrations'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas de carte santé de la Saskatchewan? Demandez à eHealth si votre bébé peut en avoir une, et à partir de quel jour.',
        },
      ],
    },
  ],
};
