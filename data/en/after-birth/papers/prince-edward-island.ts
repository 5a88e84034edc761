import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const princeEdwardIsland: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The hospital writes the record. Both parents sign the Statement of Birth before you go home.',
        sources: ['after-prince-edward-registering-birth'],
      },
      {
        text: 'On it, say yes to the PEI Health Card, the Social Insurance Number and the child benefit.',
        sources: ['after-prince-edward-registering-birth'],
      },
      {
        text: 'The law gives you 30 days. No name yet? Then you finish it with Vital Statistics.',
        sources: [
          'after-community-legal-birth-certificates',
          'after-infopei-library-birth-certificates',
          'after-prince-edward-registering-birth',
        ],
      },
    ],
    certificate: [
      {
        text: 'It is made only if you order it from Vital Statistics.',
        sources: ['after-community-legal-birth-certificates'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born off the Island, as in Halifax or Moncton? Register in that province. Then ask for the PEI Health Card here.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Born at home, or on the way? Ask Vital Statistics for the form.' }],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'If only one parent signs, that parent also signs a declaration that says why. You need it later to add the other.',
          sources: ['after-prince-edward-registering-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'No PEI Health Card of your own? Ask the health card office if your baby can have one, and from which day.',
        },
      ],
    },
  ],
};
