import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const alberta: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'Enregistrez vous-même la naissance en ligne, dès que vous le pouvez. Le site est en anglais (Online Birth Registry). Cela prend environ 3\u00a0semaines. L’hôpital ou votre sage-femme confirme de son côté.',
        sources: ['after-alberta-register-birth'],
      },
      {
        text: 'Dans le même formulaire, demandez le NAS et l’allocation pour enfants. La carte d’assurance maladie est à part.',
        sources: ['register-birth', 'after-canada-federal-alberta'],
      },
      {
        text: 'La voie habituelle prend fin un an après la naissance.',
        sources: ['after-alberta-register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'Ajoutez votre bébé à votre compte d’assurance maladie de l’Alberta. En général, on remplit le formulaire pour ajouter quelqu’un de la famille. Vous l’apportez à un bureau d’enregistrement (registry agent), ou vous le postez.',
        sources: ['after-alberta-update-alberta'],
      },
      {
        text: 'Nous n’avons pas trouvé avant quel jour, ni si l’hôpital commence pour vous. Demandez-le avant de partir.',
      },
    ],
    certificate: [
      {
        text: 'Vous le commandez à un bureau d’enregistrement (registry agent).',
        sources: ['after-alberta-register-birth'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province ou un territoire? Enregistrez-la là-bas, et ajoutez votre bébé à votre compte de l’Alberta. À Lloydminster, demandez à l’hôpital dans quelle province il enregistre.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison, sans sage-femme ni médecin? Demandez au bureau de l’état civil (Vital Statistics) les papiers pour une naissance à la maison. En général, vous envoyez une preuve de la naissance.',
          sources: ['after-service-alberta-register-birth', 'after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Le formulaire nomme la personne qui a accouché et un autre parent. C’est l’autre parent biologique, ou la personne qui partage votre vie, en mariage ou non, et qui avait dit oui avant une procréation assistée.',
          sources: ['after-alberta-register-birth'],
        },
        {
          text: 'Avec une ordonnance d’un tribunal pour une grossesse pour autrui ou une adoption, parlez au bureau de l’état civil\u00a0: il y a une autre façon.',
          sources: ['after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Après un an, c’est possible aussi\u00a0: vous montrez alors plus de preuves.',
          sources: ['after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Les parents ne vivent pas en Alberta? En général, la province ne couvre pas le bébé. Posez la question au régime de l’endroit où vous vivez.',
          sources: ['after-alberta-health-registration-requirements'],
        },
      ],
    },
  ],
};
