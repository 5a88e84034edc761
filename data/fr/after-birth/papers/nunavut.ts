import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const nunavut: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'L’infirmière ou l’infirmier du centre de santé vous aide à remplir le formulaire, avec le nom de votre bébé et ceux des parents. On vous aide aussi pour les autres papiers.',
        sources: ['after-nunavut-birth-certificate'],
      },
      { text: 'Nous n’avons pas trouvé avant quel jour. Demandez-le au centre de santé, et faites-le vite.' },
    ],
    certificate: [
      {
        text: 'Commandez-le tôt, car il le faut pour la carte santé de votre bébé. En général, il coûte 10\u00a0$, par chèque ou par mandat\u00a0: demandez d’abord.',
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    'health-card': [
      {
        text: 'En général, on y demande le certificat de naissance, qui vient donc en premier. Le centre de santé a les formulaires.',
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    'social-insurance-number': [
      { text: 'Ici, aucun formulaire ne le demande avec la naissance.', sources: ['register-birth'] },
    ],
    'child-benefit': [
      {
        text: 'Au Nunavut, vous la demandez vous-même à l’Agence du revenu du Canada. Votre formulaire de naissance a quand même une case pour cela? Cochez-la, et ne faites pas d’autre demande.',
        sources: ['after-canada-revenue-canada-child', 'ccb-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance à Winnipeg, à Ottawa, à Edmonton ou à Yellowknife? Vous l’enregistrez là-bas, et le certificat vient de là. Faites-le avant le vol du retour.',
          sources: ['register-birth', 'after-northern-news-babies-get'],
        },
        {
          text: 'Le formulaire de là-bas demande peut-être aussi le NAS et l’allocation pour enfants. Demandez à l’hôpital avant quel jour\u00a0: à certains endroits, il y a moins de jours qu’ailleurs.',
          sources: ['register-birth', 'ccb-registration'],
        },
        {
          text: 'De retour chez vous, demandez si une agente ou un agent de liaison du gouvernement peut vous aider dans votre hameau.',
          sources: ['after-northern-news-babies-get'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance hors du centre de santé ou de l’hôpital? Allez-y avec votre bébé\u00a0: on vous aide aussi pour les papiers.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Nous n’avons pas trouvé qui peut être parent sur le formulaire. Demandez-le au centre de santé ou au bureau de l’état civil avant de signer.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas encore de carte du Nunavut? Demandez au centre de santé si votre bébé peut en avoir une maintenant.',
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'Inuits visés par l’entente du Nunavut ou de l’Inuvialuit\u00a0: dès que votre bébé a la carte du territoire, elle ouvre aussi les Services de santé non assurés (SSNA). Demandez à votre association inuite comment inscrire votre bébé.',
          sources: ['after-indigenous-services-inuit-client'],
        },
      ],
    },
  ],
};
