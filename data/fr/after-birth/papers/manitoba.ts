import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const manitoba: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'À l’hôpital, on vous donne en général le formulaire sur place, et vous le rendez avant de rentrer chez vous. En général, il n’y a pas de frais s’il est complet dans les 5\u00a0jours, ou avant votre départ.',
        sources: ['after-live-learn-is-child'],
      },
      {
        text: 'Sur ce formulaire, demandez le NAS et l’allocation pour enfants.',
        sources: ['register-birth'],
      },
      {
        text: 'Nous n’avons pas trouvé le dernier jour selon la loi, ni ce que cela coûte plus tard\u00a0: demandez-le à l’hôpital ou au Bureau de l’état civil.',
      },
    ],
    'health-card': [
      {
        text: 'Nous n’avons pas trouvé comment un nouveau-né a son numéro. Dites à Santé Manitoba que votre bébé est là, et demandez avant quel jour il faut le dire.',
      },
    ],
    certificate: [
      {
        text: 'Ayez-le en main avant de payer un voyage\u00a0: à lui seul, l’enregistrement peut prendre plusieurs semaines.',
        sources: ['after-live-learn-is-child'],
      },
    ],
    'provincial-benefit': [
      {
        text: 'L’allocation pour enfants du Manitoba est peut-être à demander vous-même. La province peut vous le dire.',
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province ou un territoire? Enregistrez-la là-bas, et dites-le ici à Santé Manitoba. Vous venez du Nunavut en avion pour accoucher? Vous enregistrez la naissance au Manitoba\u00a0: faites-le avant le vol du retour.',
          sources: ['register-birth', 'after-northern-news-babies-get'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? Parlez au Bureau de l’état civil pour la faire enregistrer.',
          sources: ['after-live-learn-is-child'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'La loi du Manitoba parle d’un parent qui a accouché. Demandez au Bureau de l’état civil qui d’autre peut être sur le formulaire.',
          sources: ['after-manitoba-vital-statistics'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas de carte du Manitoba? Un enfant né au Canada pourrait en avoir une quand même. Demandez-le à Santé Manitoba, et aussi quel permis compte.',
          sources: ['mb-study-permits'],
        },
      ],
    },
  ],
};
