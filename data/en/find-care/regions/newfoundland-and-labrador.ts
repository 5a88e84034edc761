import type { RegionCareWords } from '@/words/find-care/region-care';

export const newfoundlandAndLabrador: RegionCareWords = {
  firstTitle: 'Call the midwives, or 811 where there are none',
  first: [
    {
      text: 'Midwives work in Gander and in Carbonear. You can call them yourself, and the Medical Care Plan (MCP) pays.',
      sources: ['nl-central-midwifery', 'nl-carbonear', 'nl-midwives-association'],
    },
    {
      text: 'You live elsewhere? Call 811. Say that you are pregnant, how many weeks you are, and that you have no doctor. Ask who near you takes pregnant people.',
    },
    { text: 'We have not found one number or form for people without a doctor: 811 knows.' },
  ],
  next: [
    {
      text: 'Ask 811 which Family Care Team or walk-in clinic near you can see you. Ask there for your first tests and a referral.',
    },
    {
      text: 'Call the hospital where you would give birth, and ask for its maternity clinic. We have not found a week by which you must have someone: call again until somebody has said yes.',
    },
  ],
  meanwhile: [{ text: 'On the coast of Labrador, ask for the nurse of your community clinic.' }],
  fits: {
    'no-doctor': [
      {
        text: 'A list for a family doctor is for the years to come. We have not found that it is faster in pregnancy: say that you are pregnant all the same.',
      },
    ],
    'no-card': [
      {
        text: 'We have not found what care in pregnancy costs without an MCP card. Book now. Ask for the price when you book, and if you may pay in parts. Ask the hospital for its price before you are due.',
      },
    ],
    'far-away': [
      {
        text: 'Do you have to fly or drive far? Our page on leaving home to give birth says who can pay for the trip, and how to ask.',
      },
    ],
    midwife: [
      {
        text: 'We have not found whether the midwives of Carbonear attend births now: ask. In Sheshatshiu and Natuashish an Innu midwifery program has begun. If you live there, ask your clinic what it offers.',
        sources: ['nl-midwives-association'],
      },
    ],
    language: [
      {
        text: 'We have not found who gives care in French here. Ask for it when you book, and again at the hospital. Often there is none outside Quebec: ask for an interpreter, or bring someone you trust.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
