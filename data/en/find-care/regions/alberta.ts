import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: 'Ask for a midwife on Alberta’s one list',
  first: [
    {
      text: 'You fill in one request for the whole province, and the midwives look at it themselves. You need no referral.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
    {
      text: 'Midwives look after low-risk pregnancies. You may ask for one after a cesarean too.',
      sources: ['ab-midwives'],
    },
    {
      text: 'An answer takes two to three weeks on average. Being on the list does not promise a place.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
  ],
  next: [
    {
      text: 'If no midwife has taken you by week 10, book with a doctor, by week 12 at the latest. Stay on the list: a midwife can still take you later.',
      sources: ['ab-midwives', 'ab-grande-prairie'],
    },
    {
      text: 'In the cities, family doctors in maternity clinics look after low-risk pregnancies and attend the birth. Ask each clinic if it wants a referral: a walk-in clinic can write one. Ask too in which hospital you would give birth.',
      sources: ['ab-avenue', 'ab-care-team'],
    },
    {
      text: 'We have not found a list of all maternity clinics: Health Link, at 811, knows who is near you.',
    },
  ],
  meanwhile: [
    {
      text: 'Midwives usually begin care between 8 and 10 weeks. If something worries you before that, call 811.',
      sources: ['ab-midwives'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Alberta Find a Provider, on the web, shows which family doctors, nurse practitioners, midwives and clinics near you take new people. In February 2026 it took the place of Find a Doctor. Ask for it at 811.',
        sources: ['ab-find-provider'],
      },
    ],
    'no-card': [
      {
        text: 'Midwives cost you nothing if you have an Alberta health number before the birth, or one of the military or the RCMP. We have not found what they cost without one: ask before your first visit.',
        sources: ['ab-midwives'],
      },
      {
        text: 'A study permit of 12 months can give you Alberta coverage, and often your family too: ask. Is your permit shorter? Ask if a letter that you will stay 12 months helps.',
        sources: ['ab-students'],
      },
    ],
    'far-away': [
      {
        text: 'No midwives where you live? The association asks you to go on the list all the same. Book with a doctor now.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Who pays for the trip, and who may come along, stands on our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'Everybody who wants a midwife goes on this list, also for a second baby. You can name the practice that you would like best.',
        sources: ['ab-briar-hill'],
      },
    ],
    language: [
      {
        text: 'In Calgary, most people who speak French live near a clinic that can work in French, and many do not know it. Ask Réseau santé Alberta, the network for health care in French.',
        sources: ['ab-french'],
      },
      {
        text: 'Say which language you need when you book, and again at the hospital. If nobody speaks it, ask for an interpreter.',
      },
    ],
  },
  pageNames: {
    'https://alberta-midwives.ca/': 'Alberta Association of Midwives: the way to the list',
  },
};
