import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const ontario: RegionPapersWords = {
  tasks: {
    'health-card': [
      {
        text: 'Avant de rentrer chez vous, demandez le formulaire de l’Assurance-santé de l’Ontario pour les bébés (OHIP, en anglais)\u00a0: l’hôpital ou votre sage-femme l’a. Détachez le bas. C’est la carte de votre bébé jusqu’à ce que vienne celle en plastique, en général après 6\u00a0semaines.',
        sources: [
          'after-settlement-org-how-do',
          'after-steps-justice-how-get',
          'after-association-ontario-signing-statement',
        ],
      },
      {
        text: 'La carte ne fait pas partie de l’enregistrement en ligne.',
        sources: ['after-serviceontario-library-newborn-registration'],
      },
    ],
    register: [
      {
        text: 'La loi vous donne 30\u00a0jours, et c’est gratuit. Vous enregistrez la naissance en ligne ou sur papier. L’hôpital ou votre sage-femme envoie son propre avis, et les deux doivent dire la même chose.',
        sources: ['after-serviceontario-library-newborn-registration', 'after-township-north-birth-registrations'],
      },
      {
        text: 'Vous pouvez commander le certificat de naissance dans le même formulaire, ou plus tard. Il vient une fois que les deux concordent.',
        sources: ['after-serviceontario-library-newborn-registration', 'after-allontario-ontario-birth'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Vous vivez en Ontario, mais la naissance a eu lieu ailleurs au Canada, comme à Gatineau ou à Winnipeg? Enregistrez-la là-bas. Pour la carte, allez en personne à ServiceOntario. Les 90 premiers jours, la lettre de l’hôpital prouve en général la naissance; plus tard, il faut une preuve de citoyenneté.',
          sources: ['register-birth', 'after-steps-justice-how-get'],
        },
        {
          text: 'Il peut y avoir un temps sans Assurance-santé\u00a0: demandez à partir de quel jour votre bébé est couvert.',
          sources: ['after-steps-justice-how-get'],
        },
        {
          text: 'Naissance en Ontario, mais vous vivez ailleurs, comme à Gatineau ou au Nunavut? Enregistrez-la en Ontario. La carte vient de là où vous vivez.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'À la maison avec une sage-femme\u00a0: elle a les formulaires. Sans sage-femme ni médecin, personne ne peut les signer. Demandez à une sage-femme une lettre pour ServiceOntario.',
          sources: ['after-association-ontario-signing-statement'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Plus de deux parents, grossesse pour autrui, ou pas d’autre parent? Demandez à ServiceOntario quel formulaire prendre avant de l’envoyer.',
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Après un an, parlez au Bureau du registraire général\u00a0: il vous dit ce qu’il faut.',
          sources: ['after-serviceontario-library-newborn-registration', 'after-township-north-birth-registrations'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas l’Assurance-santé? Un bébé né en Ontario peut l’avoir, si un parent vit surtout en Ontario et si le bébé y sera 153\u00a0jours sur les 12\u00a0mois qui viennent. Demandez le formulaire pour les bébés.',
          sources: ['after-association-ontario-ohip-eligibility', 'after-settlement-org-how-do'],
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'Le formulaire peut vous mettre en lien avec quelqu’un qui ouvre avec vous un régime enregistré d’épargne-études (REEE). Avec un petit revenu, votre enfant peut y recevoir le bon d’études canadien\u00a0: 500\u00a0$ maintenant et 100\u00a0$ par année, jusqu’à 2\u00a0000\u00a0$, sans argent de vous.',
          sources: [
            'after-serviceontario-library-newborn-registration',
            'after-regional-municipality-canada-learning',
            'after-benefits-wayfinder-canada-learning',
          ],
        },
        {
          text: 'Chez vous, est-ce une aînée, un aîné ou un grand-parent qui donne le nom? Demandez à l’hôpital si vous pouvez apporter le formulaire à la maison. Les 30\u00a0jours courent quand même.',
          sources: ['after-serviceontario-library-newborn-registration'],
        },
      ],
    },
  ],
};
