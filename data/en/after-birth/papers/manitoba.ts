import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const manitoba: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'In a hospital you usually get the form there, and give it back before you go home. It is usually free if it is complete within 5 days, or before you leave.',
        sources: ['after-live-learn-is-child'],
      },
      {
        text: 'On it, ask for the Social Insurance Number and the child benefit.',
        sources: ['register-birth'],
      },
      { text: 'We have not found the last day by law, or what it costs later: ask the hospital or Vital Statistics.' },
    ],
    'health-card': [
      {
        text: "We have not found how a newborn's number comes. Tell Manitoba Health that your baby is here, and ask by which day it wants to know.",
      },
    ],
    certificate: [
      {
        text: 'Have it in hand before you book a trip: the registration alone can take several weeks.',
        sources: ['after-live-learn-is-child'],
      },
    ],
    'provincial-benefit': [
      { text: "Manitoba's own child benefit may be one that you ask for yourself. The province can tell you." },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province or territory? Register there, and tell Manitoba Health here. Flown in from Nunavut to give birth? You register in Manitoba: do it before you fly home.',
          sources: ['register-birth', 'after-northern-news-babies-get'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Born at home? Contact the Vital Statistics office to have the birth registered.',
          sources: ['after-live-learn-is-child'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: "Manitoba's law speaks of a ‘birth parent’. Ask Vital Statistics who else can be on the form.",
          sources: ['after-manitoba-vital-statistics'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'No Manitoba card of your own? A child born in Canada may have one all the same. Ask Manitoba Health, also which permit counts.',
          sources: ['mb-study-permits'],
        },
      ],
    },
  ],
};
