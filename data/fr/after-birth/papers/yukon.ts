import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const yukon: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'La loi vous donne 30\u00a0jours. Le formulaire est à l’Hôpital général de Whitehorse, à la clinique de sages-femmes et au bureau de l’état civil.',
        sources: ['after-yukon-birth-register', 'after-yukon-developers-apply-automated'],
      },
      {
        text: 'Pour avoir avec lui l’allocation pour enfants et la Prestation pour enfants du Yukon, marquez votre accord au bas. Pas de place pour cela sur votre formulaire? Faites alors la demande à l’Agence du revenu du Canada.',
        sources: ['after-yukon-developers-apply-automated', 'ccb-registration'],
      },
    ],
    'health-card': [
      {
        text: 'Nous n’avons pas trouvé comment un nouveau-né reçoit la carte. Demandez au bureau de l’assurance-santé (Insured Health) à Whitehorse, ou à l’agente ou l’agent du territoire, comment ajouter votre bébé.',
      },
    ],
    certificate: [
      { text: 'En général, vous le commandez au bureau de l’état civil.', sources: ['after-yukon-birth-register'] },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance en Colombie-Britannique, en Alberta ou ailleurs? Enregistrez-la là-bas, et demandez à cet hôpital avant quel jour. À Whitehorse, le bureau de l’assurance-santé vous parle de la carte.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? La clinique de sages-femmes a le formulaire. Ou demandez-le au bureau de l’état civil.',
          sources: ['after-yukon-developers-apply-automated'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Nous n’avons pas trouvé qui peut être parent sur le formulaire. Demandez-le au bureau de l’état civil avant de signer.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas encore de carte du Yukon? Demandez au bureau de l’assurance-santé si votre bébé peut en avoir une maintenant.',
        },
      ],
    },
  ],
};
