import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const princeEdwardIsland: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'L’hôpital inscrit la naissance. Les deux parents signent la déclaration de naissance avant de rentrer à la maison.',
        sources: ['after-prince-edward-registering-birth'],
      },
      {
        text: 'Sur cette déclaration, dites oui à la carte-santé de l’Île, au NAS et à l’allocation pour enfants.',
        sources: ['after-prince-edward-registering-birth'],
      },
      {
        text: 'La loi vous donne 30\u00a0jours. Pas encore de nom? Vous la finissez alors avec le Bureau de l’état civil.',
        sources: [
          'after-community-legal-birth-certificates',
          'after-infopei-library-birth-certificates',
          'after-prince-edward-registering-birth',
        ],
      },
    ],
    certificate: [
      {
        text: 'On ne le fait que si vous le commandez au Bureau de l’état civil.',
        sources: ['after-community-legal-birth-certificates'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance hors de l’Île, comme à Halifax ou à Moncton? Enregistrez-la dans cette province. Demandez ensuite ici la carte-santé de l’Île.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Naissance à la maison, ou en route? Demandez le formulaire au Bureau de l’état civil.' }],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Si un seul parent signe, il signe aussi une déclaration qui dit pourquoi. Vous en avez besoin plus tard pour ajouter l’autre.',
          sources: ['after-prince-edward-registering-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas de carte-santé de l’Île? Demandez au bureau de la carte si votre bébé peut en avoir une, et à partir de quel jour.',
        },
      ],
    },
  ],
};
