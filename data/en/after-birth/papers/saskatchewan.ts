import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const saskatchewan: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The law gives you 15 days: less than most places. The hospital gives you the package. Hand the form in before you leave, if you can.',
        sources: ['after-ehealth-saskatchewan-register-birth', 'after-wikiprocedure-saskatchewan-register'],
      },
      {
        text: 'One package takes the child benefit, the Social Insurance Number, the health card and the birth certificate.',
        sources: ['after-ehealth-saskatchewan-register-birth'],
      },
      {
        text: 'Ask what the certificate costs, and which kind suits a baby: the long one usually names the parents.',
        sources: ['after-ehealth-saskatchewan-application-birth'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province? Register there. Live in Saskatchewan? Ask eHealth for the health card. In Lloydminster, ask the hospital which province it registers with.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        { text: 'Born at home? Ask your midwife or eHealth for the package, and remember that the days are few.' },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'More than two parents can usually be on it, if all agree or a court says so. You can ask for a certificate without the sex of your baby.',
          sources: ['after-public-legal-birth-registrations'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        { text: 'No Saskatchewan health card of your own? Ask eHealth if your baby can have one, and from which day.' },
      ],
    },
  ],
};
