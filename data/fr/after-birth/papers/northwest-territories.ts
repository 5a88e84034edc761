import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const northwestTerritories: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'La loi vous donne 30\u00a0jours. L’hôpital vous demande la déclaration d’enregistrement de naissance avant votre départ, et peut la poster pour vous à Inuvik.',
        sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-documents-new'],
      },
      {
        text: 'Cette déclaration demande aussi l’allocation pour enfants. Le NAS et la carte d’assurance-maladie sont à part.',
        sources: ['after-northwest-territories-documents-new', 'register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'Envoyez le formulaire du nouveau-né pour la carte d’assurance-maladie\u00a0: en ligne, par courriel à healthcarecard@gov.nt.ca ou par la poste. Elle est gratuite.',
        sources: ['after-northwest-territories-applying-health', 'after-northwest-territories-documents-new'],
      },
      {
        text: 'Demandez ce qu’il faut y joindre\u00a0: la déclaration seule, ou aussi une copie du certificat de naissance et la carte d’un parent.',
        sources: ['after-northwest-territories-applying-health', 'after-northwest-territories-documents-new'],
      },
    ],
    certificate: [
      {
        text: 'Vous pouvez le commander tout de suite. Il n’est pas gratuit. Il arrive par la poste quand la naissance est enregistrée.',
        sources: ['after-northwest-territories-documents-new', 'after-northwest-territories-birth-certificate'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance en Alberta ou dans une autre province? Enregistrez-la là-bas, et demandez à cet hôpital avant quel jour. Sa carte vient du territoire.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance hors d’un hôpital? Un parent appelle l’Administration des services de santé à Inuvik, au 1-800-661-0830.',
          sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-applying-health'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Nous n’avons pas trouvé qui peut être parent sur la déclaration. Demandez-le à l’Administration des services de santé avant de signer.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'Vous n’avez pas encore de carte? Demandez à l’Administration des services de santé si votre bébé peut en avoir une maintenant.',
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'Inuits visés par l’entente de l’Inuvialuit ou du Nunavut\u00a0: dès que votre bébé a la carte du territoire, elle ouvre aussi les Services de santé non assurés (SSNA). Demandez à votre association inuite comment inscrire votre bébé.',
          sources: ['after-indigenous-services-inuit-client'],
        },
      ],
    },
  ],
};
