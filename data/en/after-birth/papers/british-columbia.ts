import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const britishColumbia: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'You register online. Within 30 days it is free; later it may cost something. Both parents have to be there, as each of you says that it is right.',
        sources: [
          'after-healthlink-bc-important-paperwork',
          'after-bc-vital-electronic-birth',
          'after-british-columbia-birth-registration',
        ],
      },
      {
        text: 'The same form takes the health plan (MSP), the child benefit, the Social Insurance Number and the birth certificate. The certificate has a fee.',
        sources: ['after-healthlink-bc-important-paperwork'],
      },
      {
        text: 'The registration and the certificate take about 4 to 6 weeks together.',
        sources: ['after-british-columbia-birth-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province or territory? Register there. Live in British Columbia? Enrol your baby in MSP here, with its form for babies.',
          sources: ['register-birth', 'after-healthlink-bc-important-paperwork'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Born at home, or on the way? Ask your midwife or Vital Statistics how you register.' }],
    },
    {
      id: 'parents',
      text: [
        {
          text: "The province's Family Law Act says who is a parent, also after assisted conception and surrogacy. There is a way online or on paper for each family.",
          sources: ['after-british-columbia-birth-registration'],
        },
        {
          text: 'Without assisted conception, the record says ‘birth mother’ and ‘biological father’.',
          sources: ['after-british-columbia-birth-registration'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Left MSP out of the online form? There is a form for babies. Send it within 60 days of the birth if you can, and ask MSP if that time is over.',
          sources: ['after-healthlink-bc-important-paperwork-2', 'after-healthlink-bc-important-paperwork'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'New in the province, or no MSP of your own? Ask MSP from which day your baby is covered.',
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'First Nations families in the province have their benefits from the First Nations Health Authority: there too, a baby under 18 months can use those of a parent.',
          sources: ['after-first-nations-first-nations'],
        },
      ],
    },
  ],
};
