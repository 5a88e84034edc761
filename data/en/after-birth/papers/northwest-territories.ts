import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const northwestTerritories: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The law gives you 30 days. The hospital asks for the Birth Registration Statement before you leave, and can mail it to Inuvik for you.',
        sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-documents-new'],
      },
      {
        text: 'The statement takes the child benefit too. The Social Insurance Number and the health card are apart.',
        sources: ['after-northwest-territories-documents-new', 'register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'Send the newborn form for the health care card: online, by email to healthcarecard@gov.nt.ca, or by mail. It is free.',
        sources: ['after-northwest-territories-applying-health', 'after-northwest-territories-documents-new'],
      },
      {
        text: 'Ask what goes with it: only the registration statement, or also a copy of the birth certificate and the card of a parent.',
        sources: ['after-northwest-territories-applying-health', 'after-northwest-territories-documents-new'],
      },
    ],
    certificate: [
      {
        text: 'You can order it at once, for a fee. It comes by mail when the birth is registered.',
        sources: ['after-northwest-territories-documents-new', 'after-northwest-territories-birth-certificate'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in Alberta or another province? Register there, and ask at that hospital by which day. The health care card comes from the territory.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Born outside a hospital? A parent contacts Health Services Administration in Inuvik, 1-800-661-0830.',
          sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-applying-health'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'We have not found who can be on the statement as a parent. Ask Health Services Administration before you sign.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [{ text: 'No card of your own yet? Ask Health Services Administration if your baby can have one now.' }],
    },
    {
      id: 'more',
      text: [
        {
          text: "Inuit of the Inuvialuit or Nunavut agreement: once your baby has the territory's card, it opens Non-Insured Health Benefits too. Ask your Inuit association how to enrol your baby.",
          sources: ['after-indigenous-services-inuit-client'],
        },
      ],
    },
  ],
};
