import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const britishColumbia: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'Vous enregistrez la naissance en ligne. Pendant 30\u00a0jours, c’est gratuit; plus tard, il peut y avoir des frais. Les deux parents doivent être là, car chacun confirme que tout est juste.',
        sources: [
          'after-healthlink-bc-important-paperwork',
          'after-bc-vital-electronic-birth',
          'after-british-columbia-birth-registration',
        ],
      },
      {
        text: 'Le même formulaire demande le régime d’assurance maladie (MSP), l’allocation pour enfants, le NAS et le certificat de naissance. Le certificat n’est pas gratuit.',
        sources: ['after-healthlink-bc-important-paperwork'],
      },
      {
        text: 'L’enregistrement et le certificat prennent ensemble environ 4 à 6\u00a0semaines.',
        sources: ['after-british-columbia-birth-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province ou un territoire? Enregistrez-la là-bas. Vous vivez en Colombie-Britannique? Inscrivez ici votre bébé au MSP, avec le formulaire pour les bébés.',
          sources: ['register-birth', 'after-healthlink-bc-important-paperwork'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison, ou en route? Demandez à votre sage-femme ou à l’état civil (Vital Statistics) comment enregistrer la naissance.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'La loi de la province sur la famille (Family Law Act) dit qui est parent, aussi après une procréation assistée ou une grossesse pour autrui. Pour chaque famille, il y a une façon en ligne ou sur papier.',
          sources: ['after-british-columbia-birth-registration'],
        },
        {
          text: 'Sans procréation assistée, l’acte parle de la mère qui accouche et du père biologique.',
          sources: ['after-british-columbia-birth-registration'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Le MSP manque sur votre formulaire en ligne? Il y a un formulaire pour les bébés. Envoyez-le dans les 60\u00a0jours de la naissance si vous le pouvez. Ce temps est passé? Parlez au MSP.',
          sources: ['after-healthlink-bc-important-paperwork-2', 'after-healthlink-bc-important-paperwork'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous venez d’arriver dans la province, ou n’avez pas le MSP? Demandez au MSP à partir de quel jour il couvre votre bébé.',
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'Pour les familles des Premières Nations de la province, les services viennent de la Régie de la santé des Premières Nations. Là aussi, un bébé de moins de 18\u00a0mois peut prendre ceux d’un parent.',
          sources: ['after-first-nations-first-nations'],
        },
      ],
    },
  ],
};
