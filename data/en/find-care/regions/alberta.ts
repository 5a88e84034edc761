import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: 'Ask for a midwife on Alberta’s one list',
  first: [
    {
      text: 'You fill in one request for the whole province, and the midwives look at it themselves. You need no referral.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
    {
      text: 'An answer takes two to three weeks on average. Being on the list does not promise a place, so book with a doctor now too.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
  ],
  next: [
    {
      text: 'No midwife yet? Book with a doctor now. By week 10, and by week 12 at the latest, you should have one. A midwife can still take you later.',
      sources: ['ab-midwives', 'ab-grande-prairie'],
    },
    {
      text: 'In the cities, family doctors in maternity clinics look after low-risk pregnancies and attend the birth. Ask each clinic if it wants a referral (a walk-in clinic can write one), and in which hospital you would give birth.',
      sources: ['ab-avenue', 'ab-care-team'],
    },
    {
      text: 'We have not found a list of these clinics: Health Link, at 811, knows them.',
    },
  ],
  meanwhile: [
    {
      text: 'Midwives usually begin care between 8 and 10 weeks. Until then, 811 answers your questions.',
      sources: ['ab-midwives'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'The web tool Alberta Find a Provider, new since February 2026, shows which family doctors, nurse practitioners, midwives and clinics near you take new people. 811 can help you find it.',
        sources: ['ab-find-provider'],
      },
    ],
    'no-card': [
      {
        text: 'A midwife is free if you have an Alberta health number before the birth, or one of the military or the RCMP. We have not found the price without one. Go on the list now, and book with a doctor now. Ask for the price when you book, and if you may pay in parts.',
        sources: ['ab-midwives'],
      },
      {
        text: 'A study permit of 12 months can give you Alberta coverage, often your family too: ask. With a shorter one, ask if a letter that you will stay 12 months helps.',
        sources: ['ab-students'],
      },
    ],
    'far-away': [
      {
        text: 'No midwives where you live? The association asks you to go on the list all the same. Book with a doctor now.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Who pays for a trip, and who may come along: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'Midwives look after low-risk pregnancies, and may take you after a cesarean. On the list you can name the practice that you would like best.',
        sources: ['ab-midwives', 'ab-briar-hill'],
      },
    ],
    language: [
      {
        text: 'In Calgary, most people who speak French live near a clinic that can work in French, and many do not know it. Ask Réseau santé Alberta, the network for care in French.',
        sources: ['ab-french'],
      },
      {
        text: 'In any language, ask for an interpreter when you book, and again at the hospital.',
      },
    ],
  },
  pageNames: {
    'https://alberta-midwives.ca/': 'Alberta Association of Midwives: the way to the list',
  },
};
