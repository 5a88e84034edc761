import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const newfoundlandAndLabrador: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'Le formulaire va au bureau de l’état civil (Vital Statistics). Il demande aussi l’allocation pour enfants et le NAS, mais pas la carte du MCP.',
        sources: ['ccb-registration', 'register-birth'],
      },
      {
        text: 'Nous n’avons pas trouvé avant quel jour, ni ce que cela coûte. Demandez le formulaire à l’hôpital ou à votre sage-femme avant de rentrer chez vous.',
      },
    ],
    'health-card': [
      {
        text: 'Remplissez le formulaire du régime d’assurance-soins médicaux (MCP) pour un nouveau-né ou un enfant adopté. Il est gratuit.',
        sources: ['after-newfoundland-labrador-application-newfoundland'],
      },
      { text: 'Demandez si le MCP veut une copie du certificat de naissance. Si oui, commandez-le d’abord.' },
    ],
    certificate: [
      {
        text: 'Vous le commandez au bureau de l’état civil\u00a0: en ligne, par la poste, ou au comptoir à Mount Pearl. Vous montrez votre propre pièce d’identité.',
        sources: ['after-newfoundland-labrador-birth-certificate'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Naissance dans une autre province? Enregistrez-la là-bas. Vous vivez ici? Envoyez au MCP le formulaire du nouveau-né.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        { text: 'Naissance à la maison, ou en route? Demandez au bureau de l’état civil comment avoir le formulaire.' },
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
      text: [{ text: 'Vous n’avez pas le MCP? Demandez au MCP si votre bébé peut l’avoir, et à partir de quel jour.' }],
    },
  ],
};
