import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const newBrunswick: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'Births are registered with Vital Statistics at Service New Brunswick.',
        sources: ['after-new-brunswick-vital-statistics', 'after-service-nouveau-statistiques-letat'],
      },
      {
        text: 'We have not found by which day, what it costs, or if it can be done online. Ask the hospital or your midwife for the form before you go home.',
      },
      {
        text: 'On it, ask for the Social Insurance Number and the child benefit.',
        sources: ['register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'We have not found if the hospital tells Medicare about your baby. Ask before you leave. If not, tell Medicare the name and birthday yourself, and for twins who was born first.',
      },
    ],
    certificate: [
      {
        text: 'You usually order it from Service New Brunswick. Ask for the price online and at the counter: they may differ.',
        sources: ['after-service-nouveau-statistiques-letat'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province, as in Halifax? Register there. Live in New Brunswick? Ask Medicare here for the card.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Born at home? Ask your midwife or Service New Brunswick how the form gets to you.' }],
    },
    {
      id: 'parents',
      text: [{ text: 'We have not found who can be on the form as a parent. Ask Vital Statistics before you sign.' }],
    },
    {
      id: 'no-card',
      text: [{ text: 'No Medicare card of your own? Ask Medicare if your baby can have one, and from which day.' }],
    },
  ],
};
