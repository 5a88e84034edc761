import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const quebec: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: "Declare the birth to the Directeur de l'état civil, online or on paper. Within 30 days it is free; after that you pay.",
        sources: ['after-directeur-letat-declaration-dune', 'after-directeur-letat-naissance'],
      },
      {
        text: 'Fill in the part called ‘simplified access’. It passes the birth on to RAMQ for the health card, and to the programs that you tick, such as the Social Insurance Number.',
        sources: ['after-directeur-letat-declaration-dune', 'after-gouvernement-quebec-registering-child'],
      },
      {
        text: 'RAMQ then mails the card: you do not apply. The Family Allowance of Retraite Québec comes by itself too, if you file your taxes.',
        sources: ['after-regie-lassurance-naissance-ou', 'retraite-quebec', 'after-inspq-mieux-inscription-choix'],
      },
    ],
    'newborn-visit': [
      {
        text: 'A CLSC nurse calls you, and visits 24 to 72 hours after you leave. Nobody has called? Call the CLSC.',
        sources: ['after-ciusss-centre-newborns-postnatal'],
      },
    ],
    'parental-benefit': [
      {
        text: 'QPIP pays at most six weeks back. So apply in the week in which you want it to start. That week is over? Apply today.',
        sources: ['qpip-act', 'qpip-regulation'],
      },
    ],
    certificate: [
      {
        text: 'After the registration you usually get a letter with a number. With it you can order the certificate online for 90 days.',
        sources: ['after-portail-quebec-demander-un'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Live in Quebec, but born elsewhere, as in Ottawa? Register there. For the card, call RAMQ and ask for its form. Ask Retraite Québec if you have to apply.',
          sources: ['register-birth', 'after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'You can also have the birth entered in the Quebec register. It is free.',
          sources: ['after-portail-quebec-demander-linsertion', 'after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'Born in Gatineau, but you live in Ontario? Declare the birth in Quebec. The card comes from Ontario.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: "Born at home? Your midwife tells you how the papers get to you. Nobody was there? Call the Directeur de l'état civil.",
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Married, or in a civil union? One of you can send the declaration for both. Otherwise each parent usually sends one: ask what holds for common-law couples.',
          sources: ['after-directeur-letat-declaration-dune', 'after-directeur-letat-naissance'],
        },
        {
          text: 'Two mothers or two fathers can both be on it.',
          sources: ['after-directeur-letat-naissance', 'after-inspq-mieux-inscription-choix'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'The card comes by itself if the parents are settled in Quebec, or are registered with RAMQ as staying for a time.',
          sources: ['after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'You have a permit, or no papers? A child who is in Quebec more than six months a year can have RAMQ all the same, without a wait. Ask RAMQ for its form.',
          sources: ['qc-baby-2023', 'qc-children-2021'],
        },
        {
          text: 'Babies of tourists are not covered. Not sure? Ask RAMQ before you pay a bill.',
          sources: ['after-regie-lassurance-naissance-ou'],
        },
      ],
    },
  ],
};
