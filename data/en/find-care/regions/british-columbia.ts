import type { RegionCareWords } from '@/words/find-care/region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: 'Call a midwife or a maternity doctor',
  first: [
    {
      text: 'You need no referral for a midwife. The Midwives Association of BC has a list of those in your area.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Some maternity doctors take you without one too: ask when you call.',
      sources: ['bc-maternity-docs'],
    },
    {
      text: 'The Medical Services Plan (MSP) pays for one main provider: a midwife, a family doctor or an obstetrician.',
      sources: ['bc-fraser-providers', 'bc-power-to-push'],
    },
  ],
  next: [
    {
      text: 'If they are full, ask for the waiting list, and call the next one the same day.',
    },
    {
      text: 'No doctor of your own? A doctor in a walk-in clinic can refer you to maternity care. For an obstetrician you need a referral.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'We have not found a week by which you need somebody. Nobody today? Call 811 today too, and the next clinic tomorrow.',
    },
  ],
  meanwhile: [
    {
      text: 'Public health asks you to sign up early (in the north: Healthy Start). Ask 811 how to register your pregnancy.',
      sources: ['bc-prenatal-early', 'bc-northern-health'],
    },
    {
      text: 'BC Women’s Hospital takes mostly people who live in Vancouver, gave birth there before, are Indigenous or have some high-risk pregnancies. This changes each year: ask your provider.',
      sources: ['bc-birth-hospital'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Sign up on the Health Connect Registry, online or at 811, for a family doctor in the long run. For this pregnancy, call a midwife or a maternity doctor now.',
        sources: ['bc-attachment'],
      },
    ],
    'no-card': [
      {
        text: 'MSP begins after a wait: the rest of the month in which you arrive, then two months. In 2023 the wait was the same in pregnancy, and for a newborn too. Ask if that has changed.',
        sources: ['bc-wait-2023', 'bc-wait-2024'],
      },
      {
        text: 'Without any plan you pay the midwife, the tests and a deposit to the hospital. Ask each price early.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Refugee claimants with the Interim Federal Health Program (IFHP) pay nothing for a midwife.',
        sources: ['bc-midwives-refugees'],
      },
    ],
    'far-away': [
      {
        text: 'Ask at your first visit where people from your town give birth. Who pays for the trip: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'A midwife looks after healthy, low-risk pregnancies until about six weeks after the birth, at home or in hospital.',
        sources: ['bc-fraser-providers'],
      },
    ],
    language: [
      {
        text: 'The association’s search finds midwives by place and language, and those who bill IFHP.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Care in French is rare here: ask RésoSanté Colombie-Britannique, the network for it. Or ask for an interpreter when you book, and again at the hospital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {
    'https://www.bcmidwives.com/': 'Midwives Association of BC: ask here for a midwife near you',
    'https://www.bcmidwives.com/immigrant_refugee_care.html':
      'Midwives Association of BC: by language, and without MSP',
  },
};
